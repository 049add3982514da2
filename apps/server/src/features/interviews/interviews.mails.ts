import type { MailContent } from '../mail/mail-layout.service.ts';

/** What a mail about an interview quotes. */
export type InterviewQuotes = Record<'title' | 'company' | 'jobTitle' | 'location' | 'writer', string>;

interface Facts {
  /** Why it was cancelled, in the words of the one who did. */
  reason: string;
  time: string;
  /** How to join by video; null where it is not by video. */
  join: string | null;
  pageUrl: string;
  /** For a candidate who chose the time: where it can be changed without an account. */
  bookingUrl: string | null;
}

const opening = {
  new: ({ company, jobTitle }: InterviewQuotes) => `${company} invites you to an interview for ${jobTitle}.`,
  moved: ({ company, jobTitle }: InterviewQuotes) => `The interview with ${company} for ${jobTitle} has a new time.`,
  cancelled: ({ company, jobTitle }: InterviewQuotes) =>
    `The interview with ${company} for ${jobTitle} will not take place.`,
} as const;

export type InvitationKind = keyof typeof opening;

const subjects: Record<InvitationKind, string> = {
  new: 'Invitation',
  moved: 'New time',
  cancelled: 'Cancelled',
};

const footer =
  'You get this email because you are part of this interview. Open the attached file to add it to your calendar.';

export const invitationMail =
  (kind: InvitationKind, { time, join, pageUrl, bookingUrl, reason }: Facts) =>
  (quotes: InterviewQuotes): MailContent => ({
    subject: `${subjects[kind]}: ${quotes.title}`,
    paragraphs: [
      opening[kind](quotes),
      `${kind === 'cancelled' ? 'Planned for' : 'When'}: ${time}`,
      ...(kind !== 'cancelled' && quotes.location ? [`Where: ${quotes.location}`] : []),
      ...(kind !== 'cancelled' && join ? [`Join: ${join}`] : []),
      ...(reason ? [`${quotes.writer} writes: ${reason}`] : []),
    ],
    ...(kind !== 'cancelled' && {
      action: bookingUrl ? { label: 'Move or cancel', url: bookingUrl } : { label: 'See the interview', url: pageUrl },
    }),
    footer,
  });
