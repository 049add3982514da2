import type { MailContent } from '../mail/mail-layout.service.ts';

export type BookingQuotes = Record<'company' | 'jobTitle' | 'title' | 'recruiter' | 'candidate', string>;

interface Facts {
  url: string;
  lengthMinutes: number;
  until: string;
  notes: string;
}

/** The link, for the candidate. */
export const bookingMail =
  ({ url, lengthMinutes, until, notes }: Facts) =>
  ({ company, jobTitle, title, recruiter, candidate }: BookingQuotes): MailContent => ({
    subject: `Choose a time: ${title}`,
    paragraphs: [
      `Hello ${candidate},`,
      `${company} would like to talk to you about ${jobTitle}. Please choose a time that suits you; it takes ${lengthMinutes} minutes.`,
      ...(notes ? [`${recruiter} writes: ${notes}`] : []),
      `The link works until ${until}, needs no account, and lets you move or cancel the interview later.`,
    ],
    action: { label: 'Choose a time', url },
    footer:
      'You get this email because you are being considered for this job. The link is personal: please do not share it.',
  });
