import type { Cv, FieldSource } from '@candela/contract/cvs/cvs.schemas.ts';

/** Below this a reader should look at the original. */
const uncertainBelow = 0.6;
const sureFrom = 0.85;

export const isUncertain = ({ confidence }: Pick<FieldSource, 'confidence'>): boolean => confidence < uncertainBelow;

export function confidenceWords({ confidence }: Pick<FieldSource, 'confidence'>): string {
  if (confidence >= sureFrom) return 'Read with confidence';
  return confidence >= uncertainBelow ? 'Fairly sure' : 'Uncertain: please check the original';
}

const names: Readonly<Record<string, string>> = {
  summary: 'Summary',
  skills: 'Skill',
  certificates: 'Certificate',
  languages: 'Language',
  company: 'Company',
  title: 'Job title',
  duration: 'Dates',
  description: 'Description',
  institution: 'Institution',
  qualification: 'Qualification',
};

/** `experience.0.company` is "Company", `skills.3` is "Skill". */
export function fieldName(field: string): string {
  const parts = field.split('.');
  return names[parts.findLast((part) => part in names) ?? ''] ?? 'Field';
}

/** The entries of a list with the names of their places: `skills.0`, `skills.1`. */
export const named = <T>(list: string, entries: readonly T[]): { field: string; entry: T }[] =>
  entries.map((entry, index) => ({ field: `${list}.${index}`, entry }));

/** What the person can do, as opposed to who they are and how to reach them. */
export const isBodyField = (field: string): boolean =>
  /^(summary|skills|experience|education|certificates|languages)(\.|$)/.test(field);

/** The places of the fields that are drawn; one that goes over a page's end has a place on each. */
export function sourcesByField(cv: Pick<Cv, 'sources'>): ReadonlyMap<string, readonly FieldSource[]> {
  return Map.groupBy(
    cv.sources.filter(({ field }) => isBodyField(field)),
    ({ field }) => field,
  );
}
