import type { MailContent } from '../mail/mail-layout.service.ts';
import { reasonText, type WhyMoved, whyText } from './why-moved.ts';

/** What a mail about an interview quotes. */
export type InterviewQuotes = Record<'title' | 'company' | 'jobTitle' | 'writer' | 'candidate' | 'organiser', string>;

/** By video at an address, at one that is still to come, or at one that only the attached file has. */
export type Join = { url: string | null } | 'in-file';

interface Facts {
  /** Why it was cancelled, in the words of the one who did. */
  reason: string;
  time: string;
  /** Where it was moved: from when, if that is still known, and why. */
  before: string;
  why: WhyMoved | null;
  /** Whole, however long: without its end it is not found. */
  location: string;
  /** How to join by video; null where it is not by video. */
  join: Join | null;
  /** What everyone who is invited is to know, without web addresses. */
  notes: string;
  /** For those who have an account to open it with. */
  pageUrl: string | null;
  /** For a candidate who chose the time: where it can be changed without an account. */
  bookingUrl: string | null;
  /** The others who take part interview them. */
  isCandidate: boolean;
  /** Who arranged it: no one else sends how to join. */
  isOrganiser: boolean;
}

export type InvitationKind = 'new' | 'moved' | 'cancelled' | 'reminder';

function openingOf(kind: InvitationKind, { company, jobTitle, candidate }: InterviewQuotes, isCandidate: boolean) {
  if (kind === 'new')
    return isCandidate
      ? `${company} invites you to an interview for ${jobTitle}.`
      : `You take part in the interview with ${candidate} for ${jobTitle} at ${company}.`;
  const interview = isCandidate
    ? `The interview with ${company} for ${jobTitle}`
    : `The interview with ${candidate} for ${jobTitle} at ${company}`;
  return `${interview} ${what[kind]}.`;
}

const what: Record<Exclude<InvitationKind, 'new'>, string> = {
  moved: 'has a new time',
  cancelled: 'will not take place',
  reminder: 'begins soon',
};

const subjects: Record<InvitationKind, string> = {
  new: 'Invitation',
  moved: 'New time',
  cancelled: 'Cancelled',
  reminder: 'Reminder',
};

const attached: Record<InvitationKind, string> = {
  new: ' Open the attached file to add it to your calendar.',
  moved: ' Open the attached file to change it in your calendar.',
  cancelled: ' Open the attached file to take it out of your calendar.',
  // The calendar has it from the invitation.
  reminder: '',
};

export const invitationMail =
  (kind: InvitationKind, facts: Facts) =>
  (quotes: InterviewQuotes): MailContent => ({
    subject: `${subjects[kind]}: ${quotes.title}`,
    paragraphs: paragraphsOf(kind, facts, quotes),
    ...(kind !== 'cancelled' && actionOf(facts.bookingUrl, facts.pageUrl)),
    footer: `You get this email because you are part of this interview.${attached[kind]}`,
  });

function paragraphsOf(
  kind: InvitationKind,
  { time, before, why, location, join, notes, reason, isCandidate, isOrganiser }: Facts,
  quotes: InterviewQuotes,
): MailContent['paragraphs'] {
  const because = why ? whyText(why, quotes, isCandidate) : reasonText(quotes.writer, reason);
  return [
    openingOf(kind, quotes, isCandidate),
    `${kind === 'cancelled' ? 'Planned for' : 'When'}: ${time}`,
    ...(before ? [`Instead of: ${before}`] : []),
    ...(kind !== 'cancelled' && location ? [`Where: ${location}`] : []),
    ...(kind !== 'cancelled' && join ? [joinText(join, isOrganiser)] : []),
    ...(because ? [because] : []),
    ...(kind !== 'cancelled' && notes ? [`${quotes.organiser} writes: ${notes}`] : []),
  ];
}

function actionOf(bookingUrl: string | null, pageUrl: string | null): Pick<MailContent, 'action'> {
  if (bookingUrl) return { action: { label: 'Move or cancel', url: bookingUrl } };
  return pageUrl ? { action: { label: 'See the interview', url: pageUrl } } : {};
}

function joinText(join: Join, isOrganiser: boolean) {
  if (join === 'in-file') return 'Join: the web address is in the attached file.';
  const { url } = join;
  if (url !== null) return { text: 'Join:', link: { label: url, url } };
  return isOrganiser
    ? 'Join: no link was made. Please send everyone how to join.'
    : 'Join: the recruiter will send how to join.';
}
