import type { MailContent } from '../mail/mail-layout.service.ts';

export const interestMail = (person: { firstName: string; unsubscribeUrl: string }): MailContent => ({
  subject: 'You are on the list',
  paragraphs: [
    `Hello${person.firstName ? ` ${person.firstName}` : ''},`,
    'Thank you for your interest in Candela. We only write when there is something worth knowing.',
    'If this was not you, or you change your mind, you can leave the list with one click.',
  ],
  action: { label: 'Unsubscribe', url: person.unsubscribeUrl },
  footer: 'You get this because this address was entered on the page for employers.',
});
