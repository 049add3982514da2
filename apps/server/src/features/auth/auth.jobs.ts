import { z } from 'zod';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, handleJob } from '../../platform/queue/job.ts';
import { deleteExpired } from './cleanup.repo.ts';

/** What has run out is of no use to anybody but a thief. */
export const cleanUpJob = defineJob({
  name: 'auth.clean-up',
  payload: z.object({}),
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '17 * * * *',
});

export const authHandlers = ({ database, clock }: { database: Database; clock: Clock }) => [
  handleJob(cleanUpJob, async () => {
    const now = clock.now();
    await deleteExpired(database.system, {
      now,
      registrationsBefore: after(now, -days(2)),
      sessionsBefore: after(now, -days(30)),
    });
  }),
];
