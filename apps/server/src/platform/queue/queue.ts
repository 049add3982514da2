import { randomUUID } from 'node:crypto';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Tx } from '../database/database.ts';
import { usualPatienceMs } from '../database/pool.ts';
import type { Logger } from '../logger.ts';
import type { JobDefinition, JobHandler } from './job.ts';
import { createQueueDatabase } from './queue-database.ts';

export interface EnqueueOptions {
  /** Two jobs with one key do not wait side by side. */
  key?: string;
  startAfter?: Date;
}

export interface Queue {
  /** Inside the business transaction: the work exists exactly if the change that asked for it does. */
  enqueue<Payload extends object>(
    tx: Tx,
    definition: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Puts what failed for good back in the queue, and says how much of it still was failed. */
  retry(tx: Tx, name: string, ids: readonly string[]): Promise<number>;
  /** Every kind of work there is. */
  readonly definitions: readonly JobDefinition[];
  /** Creates the queues; needed before anything is enqueued. */
  start(): Promise<void>;
  /** Begins to work. Every definition needs exactly one handler. */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** Runs everything that is due now in this process, and says how much that was; for tests and scripts. */
  runPending(handlers: readonly JobHandler[]): Promise<number>;
  isAlive(): boolean;
  stop(): Promise<void>;
}

export interface QueueOptions {
  url: string;
  definitions: readonly JobDefinition[];
  log: Logger;
  /** Upkeep and schedules: on for workers, off for processes that only enqueue. */
  upkeep: boolean;
  /** How long a connection is waited for before the database counts as away. */
  patienceMs?: number;
}

/** The package answers this, but its types leave it out. */
const retryAnswer = z.object({ affected: z.number() });

/** A worker that was killed is noticed after this, and its jobs go to another; long before they would time out. */
const heartbeatSeconds = 10;

export function createQueue(options: QueueOptions): Queue {
  const { url, definitions, log, upkeep, patienceMs = usualPatienceMs } = options;
  const database = createQueueDatabase(url, upkeep ? 5 : 2, patienceMs, log);
  const boss = new PgBoss({
    db: database,
    schema: 'pgboss',
    createSchema: false,
    supervise: upkeep,
    schedule: upkeep,
    useListenNotify: upkeep,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error.message }, 'queue'));

  let alive = false;

  const run = async (handler: JobHandler, job: JobWithMetadata<object>, signal: AbortSignal) => {
    const payload = handler.definition.payload.parse(job.data);
    await handler.handle(payload, { id: job.id, isLastTry: job.retryCount >= job.retryLimit, signal });
  };

  return {
    async enqueue(tx, definition, payload, options = {}) {
      await boss.send(definition.name, definition.payload.parse(payload), {
        db: fromKysely(tx),
        singletonKey: options.key ?? randomUUID(),
        ...(options.startAfter && { startAfter: options.startAfter }),
      });
    },

    async retry(tx, name, ids) {
      if (ids.length === 0) return 0;
      const answer = await boss.retry(name, [...ids], { db: fromKysely(tx) });
      return retryAnswer.parse(answer).affected;
    },

    definitions,

    async start() {
      await boss.start();
      for (const { name, retries, timeoutSeconds } of definitions) {
        const options = {
          retryLimit: retries,
          retryDelay: 2,
          retryBackoff: true,
          retryDelayMax: 600,
          expireInSeconds: timeoutSeconds,
          heartbeatSeconds,
          deleteAfterSeconds: 7 * 24 * 3600,
          notify: true,
        };
        // "Short" holds at most one waiting job per key; work that needs no such rule gets a key of its own.
        await boss.createQueue(name, { ...options, policy: 'short' });
        await boss.updateQueue(name, options);
      }
      alive = true;
    },

    async work(handlers) {
      assertMatched(definitions, handlers);
      for (const handler of handlers) {
        const { name, concurrency, schedule } = handler.definition;
        await boss.work(
          name,
          {
            // A batch runs side by side; one that comes back full fetches on without a pause.
            batchSize: Math.max(2, concurrency),
            burstWhenBatchFull: true,
            pollingIntervalSeconds: 2,
            // New work is announced; what is to be tried again is not.
            notifyPollingIntervalSeconds: 5,
            includeMetadata: true,
            perJobResults: true,
          },
          (jobs: JobWithMetadata<object>[]) =>
            Promise.all(
              jobs.map(async (job) => {
                try {
                  await run(handler, job, job.signal);
                  return { id: job.id, status: 'completed' as const };
                } catch (error) {
                  log.warn({ err: error, job: name, jobId: job.id, retry: job.retryCount }, 'background job failed');
                  return { id: job.id, status: 'failed' as const, output: { message: (error as Error).message } };
                }
              }),
            ),
        );
        if (schedule) await boss.schedule(name, schedule, {});
      }
    },

    async runPending(handlers) {
      assertMatched(definitions, handlers);
      let done = 0;
      for (let found = true; found; ) {
        found = false;
        for (const handler of handlers) {
          const { name } = handler.definition;
          for (const job of await boss.fetch<object>(name, { batchSize: 50, includeMetadata: true })) {
            found = true;
            done += 1;
            try {
              await run(handler, job, new AbortController().signal);
              await boss.complete(name, job.id);
            } catch (error) {
              await boss.fail(name, job.id, { message: (error as Error).message });
            }
          }
        }
      }
      return done;
    },

    isAlive: () => alive,

    async stop() {
      alive = false;
      await boss.stop({ graceful: true, timeout: 20_000 });
      await database.close();
    },
  };
}

/** A job nobody handles would wait for ever; a handler nobody feeds is a mistake in a name. */
export function assertMatched(definitions: readonly JobDefinition[], handlers: readonly JobHandler[]): void {
  const handled = handlers.map((handler) => handler.definition.name).sort();
  const defined = definitions.map((definition) => definition.name).sort();
  const isDoubled = new Set(defined).size !== defined.length;
  if (isDoubled || handled.join() !== defined.join()) {
    throw new Error(`Background jobs and handlers differ: defined [${defined}], handled [${handled}]`);
  }
}
