import { z } from 'zod';
import { dataResponse, idSchema, messageResponseSchema, pageQuerySchema, paginationSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import {
  comparedPersonSchema,
  comparisonSummarySchema,
  rankingMomentSchema,
  scoreRunSchema,
  wordChangeSchema,
} from './score-runs.schemas.ts';

const withJob = z.object({ jobId: idSchema });

export const listScoreRuns = defineRoute({
  id: 'rankings.list-runs',
  method: 'GET',
  path: '/api/rankings/job/:jobId/runs',
  summary: 'When all candidates of a job were scored again, and why, newest first',
  access: may('ranking.read'),
  params: withJob,
  response: dataResponse(z.array(scoreRunSchema)),
  errors: ['NOT_FOUND'],
});

export const startScoreRun = defineRoute({
  id: 'rankings.start-run',
  method: 'POST',
  path: '/api/rankings/job/:jobId/runs',
  summary: 'Scores candidates without a score or with an outdated one, in the background',
  access: may('ranking.start-run'),
  params: withJob,
  /** How many that is; 0 when every score is up to date, and then nothing happens. */
  response: messageResponseSchema.extend({ outdated: z.number().int() }),
  status: 202,
  errors: ['NOT_FOUND', 'JOB_CLOSED'],
  rateLimit: { limit: 30, windowSeconds: 60, by: 'account' },
});

export const comparisonViews = ['moved', 'crossed', 'all'] as const;
export type ComparisonView = (typeof comparisonViews)[number];

const moments = z.object({
  /** The ranking as it was just before this run; without one, before the latest. */
  before: idSchema.optional(),
  /** The same for the second; without one, as it is now. */
  after: idSchema.optional(),
  show: z.enum(comparisonViews).default('moved'),
});

export const compareScores = defineRoute({
  id: 'rankings.compare-runs',
  method: 'GET',
  path: '/api/rankings/job/:jobId/compare',
  summary: 'Who moved between two moments of a ranking, the biggest movers first, and why',
  access: may('ranking.read'),
  params: withJob,
  query: pageQuerySchema.extend(moments.shape),
  response: z.object({
    data: z.array(comparedPersonSchema),
    pagination: paginationSchema.extend({ total: z.number().int() }),
    summary: comparisonSummarySchema,
    threshold: z.number(),
    /** Null while there is nothing to compare with. */
    before: rankingMomentSchema.nullable(),
    after: rankingMomentSchema,
    /** What became different in the job's words; null where the earlier words are no longer known. */
    jobChanges: z.array(wordChangeSchema).nullable(),
  }),
  errors: ['NOT_FOUND'],
});

export const exportComparison = defineRoute({
  id: 'rankings.export-comparison',
  method: 'GET',
  path: '/api/rankings/job/:jobId/compare/export',
  summary: 'The comparison as CSV',
  access: may('ranking.read'),
  params: withJob,
  query: moments.extend({ isBlind: z.enum(['0', '1']).default('0') }),
  format: 'csv',
  response: z.string(),
  errors: ['NOT_FOUND'],
});
