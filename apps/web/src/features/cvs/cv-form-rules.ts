import { cvEditSchema } from '@candela/contract/cvs/cvs.schemas.ts';
import type { Parsed } from '#components/form/parse-with.ts';
import { type CvFormValues, type CvInput, toYears } from './cv-form-values.ts';

const isFilled = (entry: object): boolean => Object.values(entry).some((part) => String(part).trim() !== '');

/** What is sent. An entry that is empty throughout is none; every fault stands under its own field. */
export function parseCv(values: CvFormValues): Parsed<CvInput> {
  const experience = values.experience.filter(isFilled);
  const education = values.education.filter(isFilled);
  const typed = { ...values, experience, education, experience_years: toYears(values.experience_years) };
  const result = cvEditSchema.safeParse(typed);
  if (result.success) return { isValid: true, input: result.data };

  /** Leaving blank entries out moves the ones behind them; the form counts them all. */
  const placeOf = ([list, at, part]: readonly PropertyKey[]): string => {
    if (part === undefined || typeof at !== 'number') return String(list);
    const place =
      list === 'experience' ? placeIn(values.experience, experience[at]) : placeIn(values.education, education[at]);
    return [list, place, part].join('.');
  };
  return { isValid: false, errors: result.error.issues.map(({ path, message }) => ({ path: placeOf(path), message })) };
}

/** What of it differs from the CV the form was filled with: the rest may have been saved meanwhile in another tab, and stays. */
export function changesOf(input: CvInput, filledWith: CvFormValues): CvInput {
  const before = parseCv(filledWith);
  if (!before.isValid) return input;
  const isChanged = ([part, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before.input[part as keyof CvInput]);
  return Object.fromEntries(Object.entries(input).filter(isChanged));
}

const placeIn = <T>(entries: readonly (T | undefined)[], entry: T | undefined): number => entries.indexOf(entry);
