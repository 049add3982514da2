import type { updateCv } from '@candela/contract/cvs/cvs.routes.ts';
import { type Cv, cvEditSchema, type Education, type Experience } from '@candela/contract/cvs/cvs.schemas.ts';
import type { RouteInput } from '@candela/contract/kernel/route.ts';
import type { Parsed } from '#components/form/parse-with.ts';

export type CvInput = RouteInput<typeof updateCv>['body'];

/** A CV as the form holds it. */
export interface CvFormValues {
  summary: string;
  skills: string[];
  /** Typed; what is no number counts as none. */
  experience_years: string;
  experience: Experience[];
  education: Education[];
}

export const noExperience: Experience = { company: '', title: '', duration: '', description: '' };
export const noEducation: Education = { institution: '', qualification: '', duration: '' };

export const cvToValues = (cv: Cv): CvFormValues => ({
  summary: cv.summary,
  skills: cv.skills,
  experience_years: String(cv.experience_years),
  experience: cv.experience,
  education: cv.education,
});

const mostYears = 80;

export function toYears(typed: string): number {
  const years = Number(typed.trim().replace(',', '.'));
  return Number.isFinite(years) ? Math.min(Math.max(years, 0), mostYears) : 0;
}

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

const placeIn = <T>(entries: readonly (T | undefined)[], entry: T | undefined): number => entries.indexOf(entry);
