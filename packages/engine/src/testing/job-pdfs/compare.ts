import type { ParsedJob } from '../../job/parsed-job.ts';
import type { JobPdf } from './job-pdf.ts';

export type Verdict = 'right' | 'wrong' | 'missed' | 'invented' | 'rightly blank';

export interface Comparison {
  readonly field: string;
  readonly verdict: Verdict;
  readonly expected: unknown;
  readonly actual: unknown;
}

const FIELDS = [
  'title',
  'jobType',
  'workingHours',
  'location',
  'town',
  'available_positions',
  'salaryMin',
  'salaryMax',
  'applicationDeadline',
  'recruiter',
  'description',
  'skills',
  'requirements',
  'responsibilities',
  'niceToHave',
  'benefits',
  'candidate_profile',
  'team',
] as const;

/** Field by field: what was found against what is written in the document. */
export function compare(expected: JobPdf['expected'], parsed: ParsedJob): Comparison[] {
  return FIELDS.map((field) => {
    const [wanted, actual] = [expected[field], parsed[field]?.value];
    return { field, verdict: judge(field, wanted, actual), expected: wanted, actual };
  });
}

function judge(field: string, wanted: unknown, actual: unknown): Verdict {
  if (wanted === undefined) return actual === undefined ? 'rightly blank' : 'invented';
  if (actual === undefined) return 'missed';
  const isRight =
    field === 'description' && Array.isArray(wanted)
      ? wanted.every((phrase) => String(actual).includes(phrase))
      : JSON.stringify(wanted) === JSON.stringify(actual);
  return isRight ? 'right' : 'wrong';
}
