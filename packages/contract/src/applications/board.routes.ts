import { z } from 'zod';
import { idSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { type ApplicationStatus, applicationCardSchema, applicationStatusSchema } from './applications.schemas.ts';

/** A value for each status. */
const byStatus = <T extends z.ZodType>(value: T) =>
  z.object({
    pending: value,
    testing: value,
    interview: value,
    review: value,
    offer: value,
    hired: value,
    rejected: value,
  } satisfies Record<ApplicationStatus, T>);

const boardFilterSchema = z.object({ companyId: idSchema.optional(), jobId: idSchema.optional() });

/** Where a column goes on: made by the server, sent back as it is. */
const cursorSchema = z.string().regex(/^\d{1,16}\.[0-9a-f-]{36}$/, 'Not a place in a column');

export const boardJobSchema = z.object({
  _id: idSchema,
  title: z.string(),
  companyId: idSchema,
  companyName: z.string(),
  status: z.string(),
});
export type BoardJob = z.infer<typeof boardJobSchema>;

/** Cards that come at once for each column of the board. */
export const boardCards = 50;

export const getBoard = defineRoute({
  id: 'applications.board',
  method: 'GET',
  path: '/api/recruiter/applications/board',
  summary: 'The board: the first cards of each stage, last moved first, and how many there are',
  access: may('application.read'),
  query: boardFilterSchema,
  response: z.object({
    board: byStatus(z.array(applicationCardSchema)),
    /** Up to 10,000; 10,001 stands for more than that. */
    counts: byStatus(z.number().int()),
    /** Where each column goes on; null where these are all. */
    next: byStatus(cursorSchema.nullable()),
    availableJobs: z.array(boardJobSchema),
  }),
  errors: ['NOT_FOUND'],
});

export const getBoardColumn = defineRoute({
  id: 'applications.board-column',
  method: 'GET',
  path: '/api/recruiter/applications/board/:status',
  summary: 'More cards of one stage of the board',
  access: may('application.read'),
  params: z.object({ status: applicationStatusSchema }),
  query: boardFilterSchema.extend({
    after: cursorSchema.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  response: z.object({ cards: z.array(applicationCardSchema), next: cursorSchema.nullable() }),
  errors: ['NOT_FOUND'],
});
