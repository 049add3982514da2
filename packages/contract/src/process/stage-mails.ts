import { z } from 'zod';
import type { ApplicationStatus } from '../applications/applications.schemas.ts';
import { fillIn, namesIn } from '../kernel/fill-in.ts';
import { containsLink, nameProblem } from '../kernel/names.ts';

/** What a stage mail can name in braces. */
export const stageMailNames = ['name', 'job', 'company'] as const;
export type StageMailValues = Record<(typeof stageMailNames)[number], string>;

export interface StageMailWords {
  subject: string;
  body: string;
  /** Unless the recruiter chooses otherwise at the move. */
  isSent: boolean;
}

const thanks = 'Kind regards,\n{company}';

/** Plain words for organisations that wrote none of their own. An outcome is always told; the steps before it by choice. */
export const defaultStageMails: Readonly<Record<ApplicationStatus, StageMailWords>> = {
  pending: {
    subject: 'Your application for {job} is waiting to be looked at',
    body: `Hello {name},\n\nYour application for {job} at {company} has arrived and is waiting to be looked at. You will hear from us when that changes.\n\n${thanks}`,
    isSent: false,
  },
  testing: {
    subject: 'The next step of your application for {job}',
    body: `Hello {name},\n\nThank you for your interest in {job} at {company}. We would like to know more about what you can do and ask you to complete an assessment.\n\n${thanks}`,
    isSent: false,
  },
  interview: {
    subject: 'We would like to meet you: {job}',
    body: `Hello {name},\n\nYour application for {job} at {company} has reached the interview stage. We will suggest a time soon.\n\n${thanks}`,
    isSent: false,
  },
  review: {
    subject: 'Your application for {job} is being reviewed',
    body: `Hello {name},\n\nWe are looking at your application for {job} at {company} together and will tell you what we decide.\n\n${thanks}`,
    isSent: false,
  },
  offer: {
    subject: 'An offer for {job} at {company}',
    body: `Hello {name},\n\nWe would like to offer you the position of {job} at {company}. We will be in touch about the details.\n\n${thanks}`,
    isSent: true,
  },
  hired: {
    subject: 'Welcome to {company}',
    body: `Hello {name},\n\nYou have the job: {job} at {company}. Welcome. We will tell you soon how and when you start.\n\n${thanks}`,
    isSent: true,
  },
  rejected: {
    subject: 'Your application for {job} at {company}',
    body: `Hello {name},\n\nThank you for applying for {job} at {company} and for the time you gave it. We have decided not to take your application further this time.\n\nYou can ask us for a human review of this decision.\n\n${thanks}`,
    isSent: true,
  },
};

/** What is wrong with the words of a mail; nothing when it can be sent. */
function mailTextProblem(text: string): string | undefined {
  if (containsLink(text)) return 'Please leave out web and email addresses here';
  const unknown = namesIn(text).find((name) => !(stageMailNames as readonly string[]).includes(name));
  if (unknown !== undefined) return `There is no {${unknown}}: use {name}, {job} or {company}`;
  for (const line of text.split('\n')) {
    const problem = nameProblem(line.replace(/\r$/, ''));
    if (problem) return problem;
  }
  return undefined;
}

const mailText = (max: number, message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, { error: `Must be at most ${max} characters`, abort: true })
    .check((context) => {
      const problem = mailTextProblem(context.value);
      if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
    });

export const stageMailInputSchema = z.object({
  subject: mailText(150, 'Subject is required').refine((text) => !/[\r\n]/.test(text), 'Please keep this to one line'),
  body: mailText(4000, 'Text is required'),
  isSent: z.boolean(),
});

/** A mail as it reads: the values in their places, the body in paragraphs. Where a name is unknown, none is left open. */
export function writeStageMail({ subject, body }: Pick<StageMailWords, 'subject' | 'body'>, values: StageMailValues) {
  const write = (text: string) => fillIn(text, values).replace(/(?<! ) +([,.!])/g, '$1');
  return {
    subject: write(subject),
    paragraphs: body
      .split(/\r?\n\s*\r?\n/)
      .map((paragraph) => write(paragraph.trim()))
      .filter((paragraph) => paragraph !== ''),
  };
}
