import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEmbeddedMail } from '@candela/integrations/mail/embedded.ts';
import { z } from 'zod';
import { createMailService } from '../apps/server/src/features/mail/mail.service.ts';
import { sendMail, sendMailTask } from '../apps/server/src/features/mail/mail.tasks.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { createDatabase, type Database, type Tx } from '../apps/server/src/platform/database/database.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { systemScope } from '../apps/server/src/platform/database/scope.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { createQueue, type Queue } from '../apps/server/src/platform/queue/queue.ts';
import { defineTask, handleTask, type TaskHandler } from '../apps/server/src/platform/queue/task.ts';
import { withCleanUp } from './harness/interrupt.ts';
import { figure } from './harness/measure.ts';
import { sayTable } from './harness/say.ts';
import { inTemporaryPlace } from './harness/temporary-place.ts';

export const about = 'jobs put in and worked off each second, in this process, on a durable database';

const nothing = defineTask({
  name: 'bench.nothing',
  payload: z.object({ id: z.uuid() }),
  retries: 0,
  timeoutSeconds: 60,
  concurrency: 100,
});
const perTransaction = 100;
const longestMs = 120_000;

export const run = (): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const log = createLogger('warn');
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(directory, 'postgres'), log: () => undefined });
    await migrate(postgres.url);
    const database = createDatabase({ url: postgres.url, poolSize: 10, log });
    const transport = createEmbeddedMail({ directory: path.join(directory, 'outbox'), now: () => new Date() });
    const from = { address: 'bench@candela.test' };
    const content = { subject: 'A measurement', paragraphs: ['Nothing to do.'], footer: 'Candela' };
    const links = { linkKey: new Uint8Array(32), linkOrigin: 'http://candela.test' };
    const cases = [
      {
        name: 'does nothing',
        count: 10_000,
        handlers: [handleTask(nothing, async () => undefined)],
        put: (queue: Queue, tx: Tx) => queue.enqueue(tx, nothing, { id: randomUUID() }, { tenant: 'platform' }),
      },
      {
        name: 'mail.send, one .eml file each',
        count: 1000,
        handlers: [
          handleTask(sendMailTask, (payload, task) =>
            sendMail({ ...links, database, transport, from, clock: systemClock }, payload, task),
          ),
        ],
        put: (queue: Queue, tx: Tx) =>
          createMailService({ ...links, queue, clock: systemClock }).queueMail(tx, {
            to: 'somebody@example.test',
            content,
          }),
      },
    ];
    const close = () => database.close().finally(postgres.stop);
    await withCleanUp(close, async () => {
      const rows: { name: string; count: number; putIn: number; workedOff: number }[] = [];
      for (const { name, count, handlers, put } of cases) {
        const definitions = handlers.map((handler) => handler.definition);
        const queue = createQueue({ url: postgres.url, definitions, log, upkeep: true });
        await queue.start();
        const putIn = await perSecond(count, () => fill(database, count, (tx) => put(queue, tx)));
        const workedOff = await perSecond(count, () => workOff(queue, handlers, count));
        await queue.stop();
        rows.push({ name, count, putIn, workedOff });
      }
      const first = rows[0]?.workedOff ?? Number.NaN;
      sayTable(
        ['job', 'jobs', 'put in per second', 'worked off per second', 'against the first'],
        rows.map(({ name, count, putIn, workedOff }) => [
          name,
          count.toLocaleString('en-GB'),
          figure(putIn),
          figure(workedOff),
          `× ${(workedOff / first).toPrecision(2)}`,
        ]),
      );
    });
  });

async function fill(database: Database, count: number, put: (tx: Tx) => Promise<void>): Promise<void> {
  for (let left = count; left > 0; left -= perTransaction) {
    await database.transaction(systemScope, async (tx) => {
      for (let index = 0; index < Math.min(perTransaction, left); index += 1) await put(tx);
    });
  }
}

async function workOff(queue: Queue, handlers: readonly TaskHandler[], count: number): Promise<void> {
  let done = 0;
  const counting = handlers.map(({ definition, handle }) => ({
    definition,
    handle: async (...args: Parameters<typeof handle>) => {
      await handle(...args);
      done += 1;
    },
  }));
  const deadline = performance.now() + longestMs;
  await queue.work(counting);
  while (done < count) {
    if (performance.now() > deadline) throw new Error(`Only ${done} of ${count} jobs were done in time`);
    await sleep(10);
  }
}

async function perSecond(count: number, work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (count / (performance.now() - startedAt)) * 1000;
}
