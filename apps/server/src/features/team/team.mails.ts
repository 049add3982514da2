import type { InviteRole } from '@candela/contract/team/team.schemas.ts';
import type { MailContent } from '../mail/mail-layout.service.ts';

export const inviteMail = (
  role: InviteRole,
  quotes: Record<'inviterName' | 'organisationName' | 'companyName', string>,
  joinUrl: string,
): MailContent => ({
  subject: `${quotes.inviterName} invites you to ${quotes.organisationName} on Candela`,
  paragraphs: [
    'Hello,',
    `${quotes.inviterName} invites you to hire together with ${quotes.organisationName} on Candela. ${workOf(role, quotes.companyName)}`,
    'The link works once, within seven days. If you already have a recruiter account with this address, sign in and join with one click.',
  ],
  action: { label: 'Join the team', url: joinUrl },
  footer: `You get this because ${quotes.inviterName} of ${quotes.organisationName} invited this address.`,
});

function workOf(role: InviteRole, companyName: string): string {
  if (role === 'interviewer') return 'You will interview candidates, and see the interviews you are invited to.';
  const where = companyName ? `the jobs and candidates of ${companyName}` : 'the jobs and candidates of all companies';
  return role === 'viewer' ? `You can view ${where}, but not change them.` : `You will work with ${where}.`;
}
