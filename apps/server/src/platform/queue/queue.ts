import { randomUUID } from 'node:crypto';
import { type Db, fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Tx } from '../database/database.ts';
import { usualPatienceMs } from '../database/pool.ts';
import type { Logger } from '../logger.ts';
import { Dispatcher, runTask } from './dispatcher.ts';
import { createQueueDatabase } from './queue-database.ts';
import type { TaskDefinition, TaskHandler } from './task.ts';
import { claim, listWaiting, prepareTurns } from './tasks.repo.ts';
import { type TaskTenant, tenantKey } from './tenant.ts';

export interface EnqueueOptions {
  tenant: TaskTenant;
  /** Two jobs with one key do not wait side by side. */
  key?: string;
  startAfter?: Date;
}

export interface Queue {
  /** Inside the business transaction: the work exists exactly if the change that asked for it does. */
  enqueue<Payload extends object>(
    tx: Tx,
    definition: TaskDefinition<Payload>,
    payload: Payload,
    options: EnqueueOptions,
  ): Promise<void>;
  /** Puts what failed for good back in the queue, and says how much of it still was failed. */
  retry(tx: Tx, name: string, ids: readonly string[]): Promise<number>;
  /** Every kind of work there is. */
  readonly definitions: readonly TaskDefinition[];
  /** Creates the queues; needed before anything is enqueued. */
  start(): Promise<void>;
  /** Begins to work. Every definition needs exactly one handler. */
  work(handlers: readonly TaskHandler[]): Promise<void>;
  /** Runs everything that is due now in this process, and says how much that was; for tests and scripts. */
  runPending(handlers: readonly TaskHandler[]): Promise<number>;
  isAlive(): boolean;
  stop(): Promise<void>;
}

export interface QueueOptions {
  url: string;
  definitions: readonly TaskDefinition[];
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

const stopPatienceMs = 20_000;

export function createQueue(options: QueueOptions): Queue {
  const { url, definitions, log, upkeep, patienceMs = usualPatienceMs } = options;
  const dispatchers = new Map<string, Dispatcher>();
  const database = createQueueDatabase({
    url,
    max: upkeep ? 5 : 2,
    patienceMs,
    log,
    onAnnounced: (name) => dispatchers.get(name)?.wake(),
  });
  const boss = openBoss(database, upkeep);
  boss.on('error', (error) => log.warn({ err: error.message }, 'queue'));
  let alive = false;

  return {
    async enqueue(tx, definition, payload, sending) {
      const options = { db: fromKysely(tx), ...sendOptions(sending) };
      await boss.send(definition.name, definition.payload.parse(payload), options);
    },

    async retry(tx, name, ids) {
      if (ids.length === 0) return 0;
      const answer = await boss.retry(name, [...ids], { db: fromKysely(tx) });
      return retryAnswer.parse(answer).affected;
    },

    definitions,

    async start() {
      await startWhole(boss, database, definitions);
      alive = true;
    },

    async work(handlers) {
      assertMatched(definitions, handlers);
      for (const { name, schedule } of definitions) if (schedule) await boss.schedule(name, schedule, {});
      // Last, so that a start that the database keeps waiting may be tried again whole.
      const heartbeatMs = heartbeatSeconds * 500;
      for (const handler of handlers) {
        const { name } = handler.definition;
        dispatchers.set(name, new Dispatcher({ boss, db: database, handler, log, heartbeatMs }));
      }
    },

    async runPending(handlers) {
      assertMatched(definitions, handlers);
      return runAllDue(boss, database, handlers);
    },

    isAlive: () => alive,

    async stop() {
      alive = false;
      await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.stop(stopPatienceMs)));
      await boss.stop({ graceful: true, timeout: stopPatienceMs });
      await database.close();
    },
  };
}

/** What has begun of it ends where the rest fails, so that the start may be tried again whole. */
async function startWhole(boss: PgBoss, database: Db, definitions: readonly TaskDefinition[]): Promise<void> {
  try {
    await boss.start();
    await prepareTurns(database);
    for (const definition of definitions) await createKind(boss, definition);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

function sendOptions({ tenant, key, startAfter }: EnqueueOptions) {
  const group = tenantKey(tenant);
  return {
    singletonKey: key ?? randomUUID(),
    ...(group && { group: { id: group } }),
    ...(startAfter && { startAfter }),
  };
}

const openBoss = (db: Db, upkeep: boolean): PgBoss =>
  new PgBoss({
    db,
    schema: 'pgboss',
    createSchema: false,
    supervise: upkeep,
    schedule: upkeep,
    useListenNotify: upkeep,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  });

async function createKind(boss: PgBoss, { name, retries, timeoutSeconds }: TaskDefinition): Promise<void> {
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

/** Until nothing is due: a task may ask for others. */
async function runAllDue(boss: PgBoss, db: Db, handlers: readonly TaskHandler[]): Promise<number> {
  let done = 0;
  for (let before = -1; before < done; ) {
    before = done;
    for (const handler of handlers) done += await runDue(boss, db, handler);
  }
  return done;
}

/** Runs what is due of one kind, one after the other, and says how much that was. */
async function runDue(boss: PgBoss, db: Db, handler: TaskHandler): Promise<number> {
  const { name } = handler.definition;
  const waiting = await listWaiting(db, name, 50);
  const tasks = await claim(db, name, new Map(waiting.map((one) => [one.tenant, one.waiting])));
  for (const task of tasks) {
    try {
      await runTask(handler, task, new AbortController().signal, async () => false);
      await boss.complete(name, task.id);
    } catch (error) {
      await boss.fail(name, task.id, { message: (error as Error).message });
    }
  }
  return tasks.length;
}

/** A task without a handler would wait for ever; a handler without tasks is a mistake in a name. */
export function assertMatched(definitions: readonly TaskDefinition[], handlers: readonly TaskHandler[]): void {
  const handled = handlers.map((handler) => handler.definition.name).sort();
  const defined = definitions.map((definition) => definition.name).sort();
  const isDoubled = new Set(defined).size !== defined.length;
  if (isDoubled || handled.join() !== defined.join()) {
    throw new Error(`Background jobs and handlers differ: defined [${defined}], handled [${handled}]`);
  }
}
