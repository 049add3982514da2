import { authorshipVersion } from '@candela/engine/authorship/authorship.ts';
import { z } from 'zod';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { failTogether, forEachFew } from '../../platform/queue/for-each.ts';
import { defineTask, type TaskContext } from '../../platform/queue/task.ts';
import { experienceColumn } from '../../records/cv-columns.ts';
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
  const failures: unknown[] = [];
  let seen = 0;
  let last: string | null = null;
  for (let more = true; more && !signal.aborted; ) {
    const cvs: repo.UnjudgedCv[] = await repo.listUnjudged(database.system, authorshipVersion, last, atOnce);
    // A CV that cannot be judged holds up neither its page nor those behind it.
    await forEachFew(cvs, atOnce, signal, (some) =>
      database.transaction(systemScope, async (tx) => {
        for (const cv of some) await judgeAnew(tx, cv);
      }),
    ).catch((error: AggregateError) => failures.push(...error.errors));
    seen += cvs.length;
    last = cvs.at(-1)?.id ?? last;
    more = cvs.length === atOnce;
  }
  failTogether(failures, seen);
}

async function judgeAnew(tx: Tx, cv: repo.UnjudgedCv): Promise<void> {
  const judged = judgeCv({ ...cv, experience: experienceColumn.parse(cv.experience) }, cv.updated_at);
  await storeJudgement(tx, cv, columnsOf(judged));
}
