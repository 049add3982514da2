import type { InterviewRow } from './interviews.repo.ts';
import { dayText, type Period, periodText } from './times.ts';
import { reasonText, type WhyMoved, whyText } from './why-moved.ts';

export const periodOf = ({ starts_at, ends_at }: InterviewRow) => ({ start: starts_at, end: ends_at });

export const candidateZoneOf = (interview: InterviewRow) => interview.candidate_time_zone ?? interview.time_zone;

/** What else there is to say of a change. */
export interface Change {
  /** Where it was moved, from when. */
  before?: Period;
  why?: WhyMoved;
  /** Who gives a reason; empty where that is not known. */
  writer?: string;
}

/** A wish for another time, as it was asked or refused. */
export interface Wish {
  asked?: readonly Period[];
  message?: string;
  reason?: string;
}

/** What notifications name. */
export const factsOf = (
  interview: InterviewRow,
  zone = interview.time_zone,
  { asked = [], message = '', reason = '' }: Wish = {},
) => ({
  interviewId: interview.id,
  day: dayText(interview.starts_at, zone),
  /** By the reader's clock it may be in another week. */
  start: interview.starts_at.toISOString(),
  time: periodText(periodOf(interview), zone),
  candidateName: interview.candidate_name,
  companyName: interview.company_name,
  jobTitle: interview.job_title,
  asked: asked.map((period) => periodText(period, zone)).join(', or '),
  message,
  reason,
  before: '',
});

/** The same of a change, to the candidate or to the others. */
export const changeFactsOf = (interview: InterviewRow, { before, why, writer = '' }: Change, isCandidate: boolean) => {
  const zone = isCandidate ? candidateZoneOf(interview) : interview.time_zone;
  const quotes = { candidate: interview.candidate_name, writer };
  const reason = why ? whyText(why, quotes, isCandidate) : reasonText(writer, interview.cancel_reason ?? '');
  return { ...factsOf(interview, zone, { reason }), before: before ? periodText(before, zone) : '' };
};

export const changeWords = { moved: 'moves to', cancelled: 'is cancelled:' } as const;

/** "moves to Tuesday 17 November 2026, 14:00 to 15:00 (Europe/London)". */
export const changeOf = (interview: InterviewRow, change: keyof typeof changeWords) =>
  `${changeWords[change]} ${factsOf(interview).time}`;
