import type { MailContent } from '../mail/mail-layout.service.ts';

export const interestMail = (person: { firstName: string; unsubscribeUrl: string }): MailContent => ({
  subject: 'You are on the list',
  paragraphs: [
    `Hello${person.firstName ? ` ${person.firstName}` : ''},`,
    'Thank you for your interest in Candela. We write when there is something worth knowing, and not otherwise.',
    'If this was not you, or you change your mind, one click takes you off the list again.',
  ],
  action: { label: 'Unsubscribe', url: person.unsubscribeUrl },
  footer: 'You get this because this address was entered on the page for employers.',
});
