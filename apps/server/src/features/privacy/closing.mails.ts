import type { MailContent } from '../mail/mail-layout.service.ts';

/** What becomes of an organisation whose parent deletes their account with it. */
export type ClosingNews = { kind: 'asked'; day: string } | { kind: 'kept' } | { kind: 'closed' };

interface Names {
  organisationName: string;
  firstName: string;
}

const subjects: Record<ClosingNews['kind'], string> = {
  asked: 'will be closed',
  kept: 'stays open',
  closed: 'is closed',
};

/** To the other members. */
export const closingMail = (
  news: ClosingNews,
  { organisationName, firstName }: Names,
  origin: string,
): MailContent => ({
  subject: `${organisationName} ${subjects[news.kind]}`,
  paragraphs: [`Hello ${firstName},`, ...whatHappens(news, organisationName)],
  ...(news.kind !== 'closed' && { action: { label: 'Open Candela', url: `${origin}/dashboard` } }),
  footer: `You get this because you ${news.kind === 'closed' ? 'were' : 'are'} a member of this organisation on Candela.`,
});

function whatHappens(news: ClosingNews, organisationName: string): string[] {
  if (news.kind === 'kept') return [`${organisationName} will not be closed after all. Nothing was deleted.`];
  if (news.kind === 'closed')
    return [
      `${organisationName} has been closed, with its companies, jobs, candidates and interviews. Your own account stays.`,
    ];
  return [
    `The parent of ${organisationName} has asked to close it with their account, on ${news.day}. Its companies, jobs, candidates, interviews and reports are deleted then. Your own account stays.`,
    'If that should not happen, ask them to sign in before then: that keeps everything as it is.',
  ];
}
