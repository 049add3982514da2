import { z } from 'zod';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { deleteOld } from './leads.repo.ts';

/** What the privacy page promises visitors: seven years, the longest with two leap days. */
const keptFor = days(7 * 365 + 2);

export const forgetVisitorsTask = defineTask({
  name: 'leads.forget-visitors',
  payload: z.object({}),
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '43 3 * * *',
});

/** Those who have no account leave nothing else behind; where one asked again, it counts from then. */
export const forgetVisitors = ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  deleteOld(database.system, after(clock.now(), -keptFor));
