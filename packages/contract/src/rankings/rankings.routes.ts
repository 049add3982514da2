import { z } from 'zod';
import { applicationStatusSchema } from '../applications/applications.schemas.ts';
import { dataResponse, idSchema, pageQuerySchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { explanationSchema, peopleOnlyEntrySchema, rankingEntrySchema } from './rankings.schemas.ts';
import { scoreRunSchema } from './score-runs.schemas.ts';

const withJob = z.object({ jobId: idSchema });
const minScore = z.coerce
  .number()
  .transform((value) => Math.min(100, Math.max(0, Math.round(value))))
  .default(0);

export const getRanking = defineRoute({
  id: 'rankings.job',
  method: 'GET',
  path: '/api/rankings/job/:jobId',
  summary: 'The people a job has, best first',
  access: may('ranking.read'),
  params: withJob,
  query: pageQuerySchema.extend({ pageSize: z.coerce.number().int().min(1).max(100).default(10), minScore }),
  mayBeSecondsOld: true,
  response: z.object({
    rankings: z.object({ candidates_ranked: z.array(rankingEntrySchema) }),
    pagination: z.object({
      start: z.number().int(),
      end: z.number().int(),
      total: z.number().int(),
      page: z.number().int(),
      totalPages: z.number().int(),
      hasPrev: z.boolean(),
      hasNext: z.boolean(),
    }),
    /** Candidates of the job's company who objected to automated scoring, by name; on every page. */
    peopleOnly: z.array(peopleOnlyEntrySchema),
    /** People below the minimum. */
    hidden: z.number().int(),
    /** People whose score is out of date and being worked out. */
    pending: z.number().int(),
    /** The latest time everyone was scored anew, under way or over. */
    run: scoreRunSchema.nullable(),
  }),
  errors: ['NOT_FOUND'],
});

export const explainRanking = defineRoute({
  id: 'rankings.explain',
  method: 'GET',
  path: '/api/rankings/job/:jobId/candidates/:candidateId',
  summary: 'Why a candidate has their score, with quotations from the CV',
  access: may('ranking.explain'),
  params: withJob.extend({ candidateId: idSchema }),
  response: dataResponse(explanationSchema),
  errors: ['NOT_FOUND', 'PEOPLE_ONLY'],
});

export const exportRanking = defineRoute({
  id: 'rankings.export',
  method: 'GET',
  path: '/api/rankings/job/:jobId/export',
  summary: 'The ranking as CSV',
  access: may('ranking.read'),
  params: withJob,
  query: z.object({ minScore, isBlind: z.enum(['0', '1']).default('0') }),
  format: 'csv',
  response: z.string(),
  errors: ['NOT_FOUND'],
});

export const addToPipeline = defineRoute({
  id: 'rankings.add-to-pipeline',
  method: 'POST',
  path: '/api/rankings/job/:jobId/candidates/:candidateId/pipeline',
  summary: 'Makes an application of a person in the ranking; doing it twice changes nothing',
  access: may('application.create'),
  params: withJob.extend({ candidateId: idSchema }),
  response: dataResponse(z.object({ status: applicationStatusSchema })),
  errors: ['NOT_FOUND', 'JOB_CLOSED'],
});
