import { z } from 'zod';
import { idSchema, text } from '../kernel/fields.ts';

export const applicationStatuses = ['pending', 'testing', 'interview', 'review', 'offer', 'hired', 'rejected'] as const;
export const applicationStatusSchema = z.enum(applicationStatuses, {
  error: 'Invalid status value. Please try again.',
});
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;

/** The columns of the board. Hired and rejected are reached from a card's menu. */
export const boardStatuses = ['pending', 'testing', 'interview', 'review', 'offer'] as const;
export type BoardStatus = (typeof boardStatuses)[number];

/** What a list can be narrowed to: a stage, or all in which nothing is decided yet. */
export const stageFilters = [...applicationStatuses, 'open'] as const;
export type StageFilter = (typeof stageFilters)[number];

/** How it began: the candidate applied, a CV was uploaded for the job, or a recruiter added the candidate by hand. */
export const applicationSources = ['applied', 'uploaded', 'added'] as const;
export const applicationSourceSchema = z.enum(applicationSources);
export type ApplicationSource = z.infer<typeof applicationSourceSchema>;

/** Why an application was rejected. The candidate is told only where that was chosen. */
export const rejectionSchema = z.object({ reason: text(200), isShared: z.boolean().default(false) });
export type Rejection = z.infer<typeof rejectionSchema>;

export const cardInterviewSchema = z.object({
  id: idSchema,
  startDateTime: z.iso.datetime(),
  endDateTime: z.iso.datetime(),
  timeZone: z.string(),
  location: z.string(),
  meetLink: z.string().nullable(),
});
export type CardInterview = z.infer<typeof cardInterviewSchema>;

/** What the interviews for the job came to. */
export const cardScorecardsSchema = z.object({
  submitted: z.number().int(),
  /** Of all ratings, from 1 to 4; null while the reader's own scorecard is awaited. */
  mean: z.number().nullable(),
});
export type CardScorecards = z.infer<typeof cardScorecardsSchema>;

/** What lists show of an application. */
export const recentApplicationSchema = z.object({
  candidateId: idSchema,
  jobId: idSchema,
  name: z.string(),
  email: z.string(),
  jobTitle: z.string(),
  status: applicationStatusSchema,
  appliedAt: z.iso.datetime(),
  /** Null until the CV was scored against the job. */
  match_score: z.number().nullable(),
  /** The candidate objected to automated scoring. */
  isPeopleOnly: z.boolean(),
  /** Of the assessment, out of 15; null until there is one. */
  total_score: z.number().nullable(),
  cvId: idSchema.nullable(),
  /** A move sends the version it was based on. */
  version: z.number().int(),
  source: applicationSourceSchema,
  /** When it last changed its stage. */
  movedAt: z.iso.datetime(),
});
export type RecentApplication = z.infer<typeof recentApplicationSchema>;

export const applicationCardSchema = recentApplicationSchema.extend({
  /** The next one, or the last where none is to come. */
  interview: cardInterviewSchema.nullable(),
  /** Null until an interviewer has sent one. */
  scorecards: cardScorecardsSchema.nullable(),
});
export type ApplicationCard = z.infer<typeof applicationCardSchema>;

const percent = z.number();
const course = z.array(z.number());

export const dashboardSummarySchema = z.object({
  activeJobsCount: z.number().int(),
  activeJobsChangePct: percent,
  newApplicationsCount: z.number().int(),
  newApplicationsChangePct: percent,
  /** Candidates who wait for a look: pending or in review. */
  pendingReviewCount: z.number().int(),
  pendingReviewChangePct: percent,
  interviews: z.object({ thisWeek: z.number().int(), lastWeek: z.number().int(), changePct: percent }),
  recent: z.array(recentApplicationSchema),
  /** How each figure got there, oldest first. */
  series: z.object({
    /** At the end of each of the last eight weeks. */
    activeJobs: course,
    /** A day, for the last fourteen days. */
    newApplications: course,
    /** A week, for the last eight weeks. */
    interviews: course,
    /** At the end of each of the last seven days. */
    pendingReview: course,
  }),
});
export type DashboardSummary = z.infer<typeof dashboardSummarySchema>;
