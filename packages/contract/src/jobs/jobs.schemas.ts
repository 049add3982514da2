import { z } from 'zod';
import { idSchema, paginationSchema, requiredText, text, versionSchema } from '../kernel/fields.ts';
import { nameText } from '../kernel/names.ts';

export const jobStatuses = ['Active', 'Inactive', 'Filled', 'Draft', 'Closed'] as const;
export const jobStatusSchema = z.enum(jobStatuses);
export type JobStatus = z.infer<typeof jobStatusSchema>;

/** The add form's words and the edit form's; both are kept as they were chosen. */
export const addFormJobTypes = ['Full-time', 'Part-time', 'Contract', 'Freelance', 'Internship'] as const;
export const editFormJobTypes = ['permanent', 'contract', 'Temporary', 'internship', 'hybrid'] as const;
export const jobTypes = [...addFormJobTypes, ...editFormJobTypes] as const;
export const addFormWorkingHours = ['Full-time', 'Part-time', 'Flexi-time'] as const;
export const editFormWorkingHours = ['full-time', 'part-time', 'hybrid'] as const;
export const workingHours = [...addFormWorkingHours, ...editFormWorkingHours] as const;
export const jobLocations = ['onsite', 'remote', 'hybrid'] as const;

/** Trimmed, without blanks; the order is the writer's. */
const lines = (max: number) =>
  z
    .array(text(2000))
    .max(max, `At most ${max} entries`)
    .transform((values) => values.map((value) => value.trim()).filter((value) => value !== ''));

const requiredLines = (max: number, message: string) => lines(max).refine((values) => values.length > 0, message);

const wholePounds = (label: string) =>
  z
    .number({ error: `${label} is required` })
    .int(`${label} must be a whole number`)
    .min(0, `${label} cannot be negative`)
    .max(100_000_000, `${label} is too large`);

/** A day (`2026-11-30`, meaning its end in the United Kingdom) or an instant. */
export const deadlineSchema = z
  .string({ error: 'Application deadline is required' })
  .refine(
    (value) =>
      z.iso.date().safeParse(value).success || z.iso.datetime({ offset: true, local: true }).safeParse(value).success,
    'Application deadline is not a date',
  );

export const candidateProfileSchema = z.object({
  softSkills: lines(50).optional(),
  personalityTraits: lines(50).optional(),
  values: lines(50).optional(),
  education: lines(50).optional(),
  certifications: lines(50).optional(),
});

export const teamSchema = z.object({
  size: z.union([z.number().int().min(0).max(1_000_000), text(100)]).optional(),
  workflow: text(500).optional(),
  lifeCycle: text(500).optional(),
  structure: text(500).optional(),
});

const salarySchema = z
  .object({ min: wholePounds('Minimum salary'), max: wholePounds('Maximum salary') })
  .refine(({ min, max }) => min <= max, { message: 'Minimum salary cannot be above the maximum', path: ['min'] });

/** What a job names at least one of, and what is said where it does not. */
export const requiredLists = {
  skills: 'Add at least one skill',
  requirements: 'Add at least one requirement',
  responsibilities: 'Add at least one responsibility',
} as const;

const jobFields = {
  title: nameText(200, 'Title is required'),
  companyId: idSchema,
  recruiter: nameText(160, 'Recruiter name is required'),
  description: requiredText(50_000, 'Description is required'),
  location: z.enum(jobLocations, { error: 'Location is required' }),
  /** Empty for the company's own. */
  town: text(100).trim().optional(),
  available_positions: z
    .number({ error: 'Available positions is required' })
    .int('Available positions must be a whole number')
    .min(1, 'There must be at least one position')
    .max(100_000, 'That is too many positions')
    .default(1),
  salary: salarySchema,
  match_score_threshold: z
    .number()
    .int('Match score threshold must be a whole number')
    .min(0, 'Match score threshold must be 0 to 100')
    .max(100, 'Match score threshold must be 0 to 100')
    .default(65),
  jobType: z.enum(jobTypes, { error: 'Job type is required' }),
  workingHours: z.enum(workingHours, { error: 'Working hours is required' }),
  skills: requiredLines(100, requiredLists.skills),
  requirements: requiredLines(100, requiredLists.requirements),
  responsibilities: requiredLines(100, requiredLists.responsibilities),
  niceToHave: lines(100).default([]),
  benefits: lines(100).default([]),
  applicationDeadline: deadlineSchema,
  candidate_profile: candidateProfileSchema.optional(),
  team: teamSchema.optional(),
};

export const createJobInputSchema = z.object({
  ...jobFields,
  status: z.enum(['Active', 'Inactive', 'Filled', 'Draft'], { error: 'Status is required' }).default('Active'),
});
export type CreateJobInput = z.infer<typeof createJobInputSchema>;

/** The same rules for whatever is sent; a draft read from a PDF is filled in field by field. */
export const updateJobInputSchema = z
  .object({
    ...jobFields,
    available_positions: jobFields.available_positions.unwrap(),
    match_score_threshold: jobFields.match_score_threshold.unwrap(),
    niceToHave: lines(100),
    benefits: lines(100),
    // A draft may still lack them, and an edit of something else must not be refused for it: the server looks at the job.
    skills: lines(100),
    requirements: lines(100),
    responsibilities: lines(100),
    status: jobStatusSchema,
    companyId: idSchema,
    version: versionSchema,
  })
  .partial();
export type UpdateJobInput = z.infer<typeof updateJobInputSchema>;

export const cvLibraryStatuses = ['not_published', 'publishing', 'published', 'failed', 'removing', 'removed'] as const;

export const cvLibrarySchema = z.object({
  status: z.enum(cvLibraryStatuses),
  url: z.string().nullable(),
  lastError: z.string().nullable(),
});

export const publishableFields = [
  'Title',
  'Description',
  'Job Type',
  'Working Hours',
  'Location',
  'Recruiter',
  'Salary Min',
  'Salary Max',
] as const;

export const publishabilitySchema = z.object({
  isPublishable: z.boolean(),
  missingFields: z.array(z.enum(publishableFields)),
});

/** Where a field of a job was found in the PDF it was read from. */
export const fieldSourceSchema = z.object({
  field: z.string(),
  page: z.number().int(),
  quote: z.string(),
  confidence: z.number().min(0).max(1),
});

/** What a candidate, or a visitor of the public page, sees of a job. */
export const jobOverviewSchema = z.object({
  _id: idSchema,
  title: z.string(),
  companyId: idSchema,
  companyName: z.string(),
  /** Where it is done: its own town, or the company's. */
  town: z.string(),
  description: z.string(),
  location: z.enum(jobLocations).nullable(),
  available_positions: z.number().int(),
  salary: z.object({ min: z.number().int().nullable(), max: z.number().int().nullable() }),
  jobType: z.enum(jobTypes).nullable(),
  workingHours: z.enum(workingHours).nullable(),
  skills: z.array(z.string()),
  requirements: z.array(z.string()),
  responsibilities: z.array(z.string()),
  niceToHave: z.array(z.string()),
  benefits: z.array(z.string()),
  status: jobStatusSchema,
  applicationDeadline: z.iso.datetime().nullable(),
  postedAt: z.iso.datetime(),
  /** Active and the deadline not passed. */
  isOpen: z.boolean(),
});
export type JobOverview = z.infer<typeof jobOverviewSchema>;

export const jobSchema = jobOverviewSchema.extend({
  recruiter: z.string(),
  match_score_threshold: z.number().int(),
  candidate_profile: candidateProfileSchema,
  team: teamSchema,
  integrations: z.object({ cvLibrary: cvLibrarySchema }),
  publishability: publishabilitySchema,
  /** Present for a job read from a PDF. */
  extraction: z
    .object({
      uploadId: idSchema,
      fileName: z.string(),
      sources: z.array(fieldSourceSchema),
      missingFields: z.array(z.string()),
      /** What a reader should know about how the file was read. */
      note: z.string().nullable(),
    })
    .nullable(),
  updatedAt: z.iso.datetime(),
  /** Counts every change. */
  version: z.number().int(),
});
export type Job = z.infer<typeof jobSchema>;

export const jobListItemSchema = jobSchema
  .pick({
    _id: true,
    title: true,
    companyId: true,
    companyName: true,
    location: true,
    town: true,
    status: true,
    applicationDeadline: true,
    publishability: true,
    integrations: true,
    postedAt: true,
    isOpen: true,
    match_score_threshold: true,
    version: true,
  })
  .extend({
    /** Everyone with a score for the job: what its ranking lists. */
    candidates: z.number().int(),
    /** Those of them in its pipeline, and applicants whose score is still to come. */
    applications: z.number().int(),
  });
export type JobListItem = z.infer<typeof jobListItemSchema>;

export const jobSorts = ['title', 'companyName', 'status', 'candidates', 'postedAt'] as const;

export const jobListQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
  status: jobStatusSchema.optional(),
  companyId: idSchema.optional(),
  search: text(200).trim().optional(),
  sort: z.enum(jobSorts).default('postedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
});

export const jobListResponseSchema = z.object({
  data: z.array(jobListItemSchema),
  pagination: paginationSchema.extend({ total: z.number().int() }),
});
