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

/** What an admin changed about a member's place in the team. */
export type MembershipNews = { kind: 'removed' } | { kind: 'company-removed' } | { kind: 'role'; role: InviteRole };

export const membershipMail = (
  news: MembershipNews,
  quotes: Record<'firstName' | 'organisationName' | 'companyName', string>,
  dashboardUrl: string,
): MailContent => {
  const { subject, text } = membershipWords(news, quotes);
  return {
    subject,
    paragraphs: [`Hello ${quotes.firstName},`, text],
    ...(news.kind !== 'removed' && { action: { label: 'Open Candela', url: dashboardUrl } }),
    footer: `You get this because you ${news.kind === 'removed' ? 'were' : 'are'} a member of ${quotes.organisationName} on Candela.`,
  };
};

function membershipWords(
  news: MembershipNews,
  { organisationName, companyName }: Record<'organisationName' | 'companyName', string>,
): { subject: string; text: string } {
  switch (news.kind) {
    case 'removed':
      return {
        subject: `You are no longer in the team of ${organisationName}`,
        text: `You have been removed from the team of ${organisationName}, and no longer see its jobs and candidates. Your own account stays.`,
      };
    case 'company-removed':
      return {
        subject: `You no longer work with ${companyName}`,
        text: `You no longer see the jobs and candidates of ${companyName}. You are still in the team of ${organisationName}.`,
      };
    case 'role':
      return {
        subject: `Your role at ${organisationName} has changed`,
        text: `Your role at ${organisationName} is now ${news.role}. ${roleWork[news.role]}`,
      };
  }
}

const roleWork: Record<InviteRole, string> = {
  recruiter: 'You work with its jobs and candidates, and can change them.',
  viewer: 'You can view its jobs and candidates, but not change them.',
  interviewer: 'You interview candidates, and see the interviews you are invited to.',
};

function workOf(role: InviteRole, companyName: string): string {
  if (role === 'interviewer') return 'You will interview candidates, and see the interviews you are invited to.';
  const where = companyName ? `the jobs and candidates of ${companyName}` : 'the jobs and candidates of all companies';
  return role === 'viewer' ? `You can view ${where}, but not change them.` : `You will work with ${where}.`;
}
