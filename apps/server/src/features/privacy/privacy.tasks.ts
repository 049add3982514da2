import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** An account asked for a copy of its data, or a parent for that of the organisation. */
export const makeExportTask = defineTask({
  name: 'privacy.make-export',
  payload: z.object({ exportId: z.uuid(), accountId: z.uuid(), organisationId: z.uuid().nullable() }),
  retries: 3,
  timeoutSeconds: 1800,
  concurrency: 1,
});

/** Each night: whom an organisation's retention period removes is said, and two weeks later done. */
export const enforceRetentionTask = defineTask({
  name: 'privacy.enforce-retention',
  payload: z.object({}),
  retries: 3,
  timeoutSeconds: 3600,
  concurrency: 1,
  schedule: '11 3 * * *',
});

/** Copies that no task makes any more have failed, those that have run out are removed; accounts whose grace is over are deleted, those that signed in again are kept. */
export const settleTask = defineTask({
  name: 'privacy.settle',
  payload: z.object({}),
  retries: 3,
  timeoutSeconds: 3600,
  concurrency: 1,
  schedule: '41 * * * *',
});
