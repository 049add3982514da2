import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

/** A recruiter asked for a report: its content is gathered and set on pages. */
export const makeReportTask = defineTask({
  name: 'reports.make',
  payload: z.object({ reportId: z.uuid(), organisationId: z.uuid() }),
  retries: 4,
  timeoutSeconds: 300,
  concurrency: 2,
});
