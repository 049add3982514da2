import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { defineJob, handleJob } from '../../platform/queue/job.ts';
import * as repo from './scoring.repo.ts';
import type { ScoringService } from './scoring.service.ts';

/** A job's words changed, or it opened: everybody its company knows is scored for it anew. */
export const scoreJobJob = defineJob({
  name: 'scoring.job',
  payload: z.object({ jobId: z.uuid() }),
  retries: 5,
  timeoutSeconds: 900,
  concurrency: 1,
});

/** People in one transaction: few enough to give others a turn, many enough to be quick. */
const atOnce = 250;

export const scoringHandlers = (options: { database: Database; clock: Clock; scoring: ScoringService }) => [
  handleJob(scoreJobJob, async ({ jobId }, { signal }) => {
    const { database, clock, scoring } = options;
    const job = await repo.findScoringJob(database.system, jobId);
    if (!job || job.status === 'Closed' || job.status === 'Draft') return;
    const total = await repo.countKnownTo(database.system, job.company_id);
    await repo.startRun(database.system, {
      jobId,
      organisationId: job.organisation_id,
      companyId: job.company_id,
      total,
      now: clock.now(),
    });
    let last: string | null = null;
    let done = 0;
    // Interrupted, it begins again from the start: scoring somebody twice gives the same score.
    for (let more = true; more && !signal.aborted; ) {
      const people: repo.Known[] = await repo.listKnownTo(database.system, job.company_id, last, atOnce);
      await database.transaction(systemScope, (tx) =>
        scoring.scorePeople(
          tx,
          job,
          people.map((person) => person.candidate_id),
        ),
      );
      done += people.length;
      last = people.at(-1)?.candidate_id ?? last;
      more = people.length === atOnce;
      await repo.noteRun(database.system, jobId, done, more ? null : clock.now());
    }
  }),
];
