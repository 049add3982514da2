import type { ParsedJob } from '../../src/job/parsed-job.ts';
import type { WholeAdvert, WholeMark } from './read-whole-adverts.ts';

export const wholeLists = ['requirements', 'responsibilities', 'niceToHave', 'benefits'] as const;
export type WholeList = (typeof wholeLists)[number];
export const wholeFields = [
  ...(['title', 'type', 'hours', 'mode', 'town', 'positions', 'min', 'max', 'deadline', 'recruiter'] as const),
  'description',
] as const;
export type WholeField = (typeof wholeFields)[number];

export type Outcome = 'right' | 'wrong' | 'missing';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#£]+/gu) ?? [];

/** How much of one is in the other. */
function within(one: string, other: string): number {
  const [a, b] = [wordsOf(one), new Set(wordsOf(other))];
  return a.filter((word) => b.has(word)).length / Math.max(1, a.length);
}

/** The same but for a word or two around it. */
export function isSameItem(one: string, other: string): boolean {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const both = [...a].filter((word) => b.has(word)).length;
  return both / (a.size + b.size - both) >= 0.6;
}

const MOST = 0.8;

export interface ListComparison {
  readonly marked: number;
  readonly missed: readonly string[];
  readonly found: number;
  /** What was found and is no item of the list, with what it is instead. */
  readonly wrong: readonly { readonly text: string; readonly is: string }[];
}

export function compareList(job: ParsedJob, { truth }: WholeAdvert, list: WholeList): ListComparison {
  const found = job[list]?.value ?? [];
  const missed = truth[list].filter((item) => !found.some((one) => isSameItem(one, item)));
  const wrong = found
    .filter((one) => !truth[list].some((item) => isSameItem(one, item)))
    .map((text) => ({ text, is: kindOf(text, truth, list) }));
  return { marked: truth[list].length, missed, found: found.length, wrong };
}

/** A part of an item, several in one, an item of another list, or none at all. */
function kindOf(text: string, truth: WholeAdvert['truth'], list: WholeList): string {
  if (truth[list].some((item) => within(item, text) >= MOST)) return 'joined';
  if (truth[list].some((item) => within(text, item) >= MOST)) return 'cut';
  const other = Object.entries(truth).find(([, items]) =>
    items.some((item) => within(text, item) >= MOST || within(item, text) >= MOST),
  );
  return other?.[0] ?? 'talk';
}

/** Skills are the same where one's words are among the other's. */
const isSameSkill = (one: string, other: string): boolean => within(one, other) === 1 || within(other, one) === 1;

export function compareSkills(job: ParsedJob, { fields }: WholeAdvert): ListComparison {
  const found = job.skills?.value ?? [];
  const { skills = [], also = [] } = fields;
  return {
    marked: skills.length,
    missed: skills.filter((skill) => !found.some((one) => isSameSkill(one, skill))),
    found: found.length,
    wrong: found
      .filter((one) => ![...skills, ...also].some((skill) => isSameSkill(one, skill)))
      .map((text) => ({ text, is: 'no skill' })),
  };
}

export interface FieldComparison {
  readonly outcome: Outcome;
  readonly value: string;
}

const valuesOf = (job: ParsedJob): Record<Exclude<WholeField, 'description'>, string | number | undefined> => ({
  title: job.title?.value,
  type: job.jobType?.value,
  hours: job.workingHours?.value,
  mode: job.location?.value,
  town: job.town?.value,
  positions: job.available_positions?.value,
  min: job.salaryMin?.value,
  max: job.salaryMax?.value,
  deadline: job.applicationDeadline?.value,
  recruiter: job.recruiter?.value,
});

export function compareField(job: ParsedJob, advert: WholeAdvert, field: WholeField): FieldComparison {
  if (field === 'description') return compareDescription(job, advert.truth);
  const value = String(valuesOf(job)[field] ?? '-');
  if (allowed(advert, field).some((one) => one.toLowerCase() === value.toLowerCase()))
    return { outcome: 'right', value };
  return { outcome: value === '-' ? 'missing' : 'wrong', value };
}

/** "pay: 28000-32000"; an end that is not given is empty. */
function allowed({ fields }: WholeAdvert, field: WholeField): readonly string[] {
  if (field !== 'min' && field !== 'max') return fields[field] ?? ['-'];
  const { pay: [pay = '-'] = [] } = fields;
  const ends = pay.split('-').map((end) => end.trim());
  return [(field === 'min' ? ends[0] : ends.at(-1)) || '-'];
}

const fewestTold = 0.8;
const mostForeign = 0.3;

/** Most of what tells of the post is there, and little that is of a list or of neither. */
function compareDescription(job: ParsedJob, truth: WholeAdvert['truth']): FieldComparison {
  const value = job.description?.value ?? '';
  // A poster of facts and lists tells nothing that could be one.
  if (value === '') return { outcome: truth.description.length === 0 ? 'right' : 'missing', value: '-' };
  const told = truth.description.every((part) => within(part, value) >= fewestTold);
  const fitting = (['description', 'company', 'responsibilities'] satisfies WholeMark[]).flatMap((mark) => truth[mark]);
  const parts = value.split(/\n+|(?<=[.!?])\s+/u);
  const isForeign = (part: string) =>
    !fitting.some((one) => within(part, one) >= fewestTold || within(one, part) === 1);
  const foreign = parts.filter(isForeign).flatMap(wordsOf).length;
  return { outcome: told && foreign <= wordsOf(value).length * mostForeign ? 'right' : 'wrong', value };
}
