import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { deviceZone, toWallTime } from '#lib/dates.ts';

export const profileFields = ['softSkills', 'personalityTraits', 'values', 'education', 'certifications'] as const;
export const teamFields = ['size', 'workflow', 'lifeCycle', 'structure'] as const;

/** A job as the form holds it: under the contract's names, with everything typed as text. */
export interface JobFormValues {
  title: string;
  companyId: string;
  recruiter: string;
  description: string;
  location: string;
  /** Empty for the company's. */
  town: string;
  available_positions: string;
  salary: { min: string; max: string };
  match_score_threshold: string;
  jobType: string;
  workingHours: string;
  skills: string[];
  requirements: string[];
  responsibilities: string[];
  niceToHave: string[];
  benefits: string[];
  /** `2026-11-30` when adding, `2026-11-30T17:00` when editing. */
  applicationDeadline: string;
  status: string;
  candidate_profile: Record<(typeof profileFields)[number], string[]>;
  team: Record<(typeof teamFields)[number], string>;
}

export const newJobValues = (defaults: { companyId: string; recruiter: string }): JobFormValues => ({
  title: '',
  ...defaults,
  description: '',
  location: '',
  town: '',
  available_positions: '1',
  salary: { min: '', max: '' },
  match_score_threshold: '65',
  jobType: '',
  workingHours: '',
  skills: [],
  requirements: [],
  responsibilities: [],
  niceToHave: [],
  benefits: [],
  applicationDeadline: '',
  status: 'Active',
  candidate_profile: { softSkills: [], personalityTraits: [], values: [], education: [], certifications: [] },
  team: { size: '', workflow: '', lifeCycle: '', structure: '' },
});

const textOf = (value: number | string | null | undefined): string => (value ?? '').toString();

/** An instant as `datetime-local` wants it: on this device's clock, to the minute. */
export function toLocalInput(instant: string | null): string {
  return instant ? toWallTime(instant, deviceZone()) : '';
}

export const jobToValues = (job: Job): JobFormValues => ({
  title: job.title,
  companyId: job.companyId,
  recruiter: job.recruiter,
  description: job.description,
  location: textOf(job.location),
  town: job.town,
  available_positions: textOf(job.available_positions),
  salary: { min: textOf(job.salary.min), max: textOf(job.salary.max) },
  match_score_threshold: textOf(job.match_score_threshold),
  jobType: textOf(job.jobType),
  workingHours: textOf(job.workingHours),
  skills: job.skills,
  requirements: job.requirements,
  responsibilities: job.responsibilities,
  niceToHave: job.niceToHave,
  benefits: job.benefits,
  applicationDeadline: toLocalInput(job.applicationDeadline),
  status: job.status,
  candidate_profile: {
    softSkills: job.candidate_profile.softSkills ?? [],
    personalityTraits: job.candidate_profile.personalityTraits ?? [],
    values: job.candidate_profile.values ?? [],
    education: job.candidate_profile.education ?? [],
    certifications: job.candidate_profile.certifications ?? [],
  },
  team: {
    size: textOf(job.team.size),
    workflow: textOf(job.team.workflow),
    lifeCycle: textOf(job.team.lifeCycle),
    structure: textOf(job.team.structure),
  },
});

/** Whole numbers; what is no number counts as 0, as the specification wants, and nothing typed is nothing. */
export function wholeNumber(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : number;
}
