import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** A job opened or asks for less: everyone who reaches its threshold now gets an application, some at a time. */
export const openAtThresholdTask = defineTask({
  name: 'applications.open-at-threshold',
  payload: z.object({ organisationId: z.uuid(), jobId: z.uuid() }),
  retries: 8,
  timeoutSeconds: 1800,
  concurrency: 2,
});
