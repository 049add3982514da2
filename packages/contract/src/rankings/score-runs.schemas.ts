import { z } from 'zod';
import { idSchema } from '../kernel/fields.ts';
import { factorSchema } from './rankings.schemas.ts';

export const runCauses = ['opened', 'job-edited', 'engine-changed', 'reopened', 'asked-for'] as const;
export type RunCause = (typeof runCauses)[number];

/** Everyone of a job scored anew, under way or over. */
export const scoreRunSchema = z.object({
  id: idSchema,
  cause: z.enum(runCauses),
  /** Null when no candidate had a score before. */
  fromVersion: z.string().nullable(),
  toVersion: z.string(),
  total: z.number().int(),
  done: z.number().int(),
  /** People whose score moved by more than five points. */
  moved: z.number().int(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ScoreRun = z.infer<typeof scoreRunSchema>;

export const comparedSideSchema = z.object({
  score: z.number(),
  rank: z.number().int(),
  factors: z.array(factorSchema),
  engine: z.string(),
  version: z.string(),
  scoredAt: z.iso.datetime(),
});
export type ComparedSide = z.infer<typeof comparedSideSchema>;

export const changeReasons = ['engine', 'job', 'cv'] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** One person at two moments. */
export const comparedPersonSchema = z.object({
  candidateId: idSchema,
  cvId: idSchema,
  name: z.string(),
  /** Null for a candidate who had no score then, or whose score of then is no longer kept. */
  before: comparedSideSchema.nullable(),
  after: comparedSideSchema,
  /** What was different when the second score was made. */
  reasons: z.array(z.enum(changeReasons)),
  /** Which way the job's threshold was crossed. */
  crossed: z.enum(['up', 'down']).nullable(),
});
export type ComparedPerson = z.infer<typeof comparedPersonSchema>;

/** What was put into the job's words and what was taken out. */
export const wordChangeSchema = z.object({
  field: z.string(),
  added: z.array(z.string()),
  removed: z.array(z.string()),
});
export type WordChange = z.infer<typeof wordChangeSchema>;

/** A moment a ranking can be looked at: just before a run, or now. */
export const rankingMomentSchema = z.object({
  /** Null for now. */
  runId: idSchema.nullable(),
  at: z.iso.datetime(),
});
export type RankingMoment = z.infer<typeof rankingMomentSchema>;

export const comparisonSummarySchema = z.object({
  /** Who has a score at the second moment. */
  people: z.number().int(),
  /** Of the scores as they are shown, in whole numbers. */
  up: z.number().int(),
  down: z.number().int(),
  crossedUp: z.number().int(),
  crossedDown: z.number().int(),
  /** Of the people, those without a score at the first moment. */
  added: z.number().int(),
});
export type ComparisonSummary = z.infer<typeof comparisonSummarySchema>;
