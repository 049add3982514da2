import type { updateCv } from '@candela/contract/cvs/cvs.routes.ts';
import type { Cv, Education, Experience } from '@candela/contract/cvs/cvs.schemas.ts';
import type { RouteInput } from '@candela/contract/kernel/route.ts';

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
