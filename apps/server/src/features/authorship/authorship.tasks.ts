import { authorshipVersion } from '@candela/engine/authorship/authorship.ts';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { defineTask, type TaskContext } from '../../platform/queue/task.ts';
import { storeJudgement } from '../../records/cvs.repo.ts';
import * as repo from './authorship.repo.ts';
import { columnsOf, judgeCv } from './judged-cv.service.ts';

/** After an update of the product: CVs that an older judge saw, or none. Done once more, it finds nothing to do. */
export const judgeCvsTask = defineTask({
  name: 'authorship.judge',
  payload: z.object({}),
  retries: 5,
  timeoutSeconds: 3600,
  concurrency: 1,
  isDueAtStart: true,
});

/** CVs in one transaction; between them others get a turn. */
const atOnce = 50;

export async function judgeCvs(
  { database }: { database: Database },
  _payload: object,
  { signal }: Pick<TaskContext, 'signal'>,
): Promise<void> {
  let last: string | null = null;
  for (let more = true; more && !signal.aborted; ) {
    const cvs: Awaited<ReturnType<typeof repo.listUnjudged>> = await repo.listUnjudged(
      database.system,
      authorshipVersion,
      last,
      atOnce,
    );
    await database.transaction(systemScope, async (tx) => {
      for (const cv of cvs) await storeJudgement(tx, cv, columnsOf(judgeCv(cv, cv.updated_at)));
    });
    last = cvs.at(-1)?.id ?? last;
    more = cvs.length === atOnce;
  }
}
