import { z } from 'zod';
import { after, minutes } from '../../platform/clock.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { defineTask, type TaskContext } from '../../platform/queue/task.ts';
import { taskScope } from '../../platform/queue/tenant.ts';
import { engineVersion } from './engine.ts';
import { type RunOptions, runScoring } from './score-run.ts';
import { listJobsBehind } from './score-runs.repo.ts';

/** A job's words changed, or it opened, or a recruiter asks: candidates without a score, or with an outdated one, are scored for it. */
export const scoreJobTask = defineTask({
  name: 'scoring.job',
  payload: z.object({ jobId: z.uuid(), isAsked: z.boolean().optional() }),
  retries: 5,
  timeoutSeconds: 3600,
  // One for each tenant: a few people of one are not kept waiting by a hundred thousand of another.
  concurrency: 2,
});

/** After an update of the product: jobs whose scores are of an older engine, whichever of several processes finds them. Now and then, for what was missed. */
export const catchUpTask = defineTask({
  name: 'scoring.catch-up',
  payload: z.object({}),
  retries: 3,
  timeoutSeconds: 120,
  concurrency: 1,
  schedule: '17 * * * *',
  isDueAtStart: true,
});

export async function scoreJob(
  options: RunOptions & { queue: Queue },
  { jobId, isAsked = false }: { jobId: string; isAsked?: boolean | undefined },
  task: TaskContext,
): Promise<void> {
  const { database, clock, queue } = options;
  const outcome = await runScoring(options, { jobId, isAsked }, task);
  if (outcome === 'done') return;
  const startAfter = outcome === 'later' && { startAfter: after(clock.now(), minutes(1)) };
  const { tenant } = task;
  await database.transaction(taskScope(task), (tx) =>
    queue.enqueue(tx, scoreJobTask, { jobId, isAsked }, { tenant, key: jobId, ...startAfter }),
  );
}

export async function catchUp({ database, queue }: Pick<RunOptions, 'database'> & { queue: Queue }): Promise<void> {
  for (const { id, organisation_id: organisationId } of await listJobsBehind(database.system, engineVersion)) {
    // One waits for each job, however many processes find it.
    await queue.enqueue(database.system, scoreJobTask, { jobId: id }, { tenant: { organisationId }, key: id });
  }
}
