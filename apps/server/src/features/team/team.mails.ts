import type { MailContent } from '../mail/mail-layout.service.ts';

export const inviteMail = (
  quotes: Record<'inviterName' | 'organisationName' | 'companyName', string>,
  joinUrl: string,
): MailContent => ({
  subject: `${quotes.inviterName} invites you to ${quotes.organisationName} on Candela`,
  paragraphs: [
    'Hello,',
    `${quotes.inviterName} invites you to hire together with ${quotes.organisationName} on Candela. You will work with ${
      quotes.companyName
        ? `the jobs and candidates of ${quotes.companyName}`
        : 'the jobs and candidates of all companies'
    }.`,
    'The link works for seven days, and once. If you already have a recruiter account with this address, sign in and join with one click.',
  ],
  action: { label: 'Join the team', url: joinUrl },
  footer: `You get this because ${quotes.inviterName} of ${quotes.organisationName} typed this address to invite you.`,
});
