import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, patienceMs, type TestDatabase, withClient } from '../../testing/test-database.ts';
import { createDatabase, type Database, type Tx } from '../database/database.ts';
import { systemScope } from '../database/scope.ts';
import { createLogger } from '../logger.ts';
import { assertMatched, createQueue, type EnqueueOptions, type Queue } from './queue.ts';
import { defineTask, handleTask, type TaskDefinition } from './task.ts';

const shape = { retries: 2, timeoutSeconds: 30, concurrency: 2 };
const greet = defineTask({ name: 'test.greet', payload: z.object({ name: z.string().min(1) }), ...shape });
const fragile = defineTask({ name: 'test.fragile', payload: z.object({ id: z.string() }), ...shape });
const hopeless = defineTask({ name: 'test.hopeless', payload: z.object({}), ...shape, retries: 0 });
const definitions = [greet, fragile, hopeless] as readonly TaskDefinition[];

let place: TestDatabase;
let database: Database;
let queue: Queue;
const greeted: string[] = [];
const tries: { id: string; isLastTry: boolean }[] = [];
let failuresLeft = 0;

const handlers = [
  handleTask(greet, async ({ name }) => void greeted.push(name)),
  handleTask(fragile, async ({ id }, { isLastTry }) => {
    tries.push({ id, isLastTry });
    failuresLeft -= 1;
    if (failuresLeft >= 0) throw new Error(`not yet, ${id}`);
  }),
  handleTask(hopeless, async () => {
    throw new Error('no hope');
  }),
];

beforeAll(async () => {
  place = await createTestDatabase();
  const log = createLogger('silent');
  database = createDatabase({ url: place.url, poolSize: 4, log, patienceMs });
  queue = createQueue({ url: place.url, definitions, log, upkeep: false, patienceMs });
  await queue.start();
});
afterAll(async () => {
  await queue.stop();
  await database.close();
  await place.drop();
});

const enqueue = <Payload extends object>(
  tx: Tx,
  definition: TaskDefinition<Payload>,
  payload: Payload,
  options: Partial<EnqueueOptions> = {},
) => queue.enqueue(tx, definition, payload, { tenant: 'platform', ...options });
const run = () => queue.runPending(handlers);
const jobsOf = (name: string) =>
  withClient(place.url, async (client) => {
    const { rows } = await client.query<{ state: string; output: { message?: string } | null; retry_count: number }>(
      'select state, output, retry_count from pgboss.job where name = $1 order by created_on',
      [name],
    );
    return rows;
  });
/** Pauses between tries are for the world outside; here they are over at once. */
const endPauses = () =>
  withClient(place.url, (client) => client.query(`update pgboss.job set start_after = now() where state = 'retry'`));

describe('the queue', () => {
  it('runs what was enqueued, once', async () => {
    await enqueue(database.system, greet, { name: 'Ada' });
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect(greeted).toEqual(['Ada']);
  });

  it('knows nothing of work whose transaction failed', async () => {
    const failing = database.transaction(systemScope, async (tx) => {
      await enqueue(tx, greet, { name: 'Nobody' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await run()).toBe(0);
    expect(greeted).not.toContain('Nobody');
  });

  it('does not show work to a worker before its transaction commits', async () => {
    await database.transaction(systemScope, async (tx) => {
      await enqueue(tx, greet, { name: 'Grace' });
      expect(await run()).toBe(0);
    });
    expect(await run()).toBe(1);
    expect(greeted).toContain('Grace');
  });

  it('takes work from any scope', async () => {
    const scope = { kind: 'account', accountId: crypto.randomUUID() } as const;
    await database.transaction(scope, (tx) => enqueue(tx, greet, { name: 'Katherine' }));
    expect(await run()).toBe(1);
    expect(greeted).toContain('Katherine');
  });

  it('refuses a payload that does not fit, before it is written', async () => {
    await expect(enqueue(database.system, greet, { name: '' })).rejects.toThrow();
    await expect(enqueue(database.system, greet, { name: 7 } as never)).rejects.toThrow();
    expect(await run()).toBe(0);
  });

  it('does not hand a handler a payload that does not fit', async () => {
    const before = greeted.length;
    await enqueue(database.system, greet, { name: 'Mary' });
    await withClient(place.url, (client) =>
      client.query(`update pgboss.job set data = '{"name": 7}' where name = 'test.greet' and state = 'created'`),
    );
    expect(await run()).toBe(1);
    expect(greeted).toHaveLength(before);
    expect((await jobsOf('test.greet')).at(-1)?.state).toBe('retry');
    await withClient(place.url, (client) => client.query(`delete from pgboss.job where state = 'retry'`));
  });

  it('tries again after a failure, says which try is the last, and forgets nothing', async () => {
    failuresLeft = 2;
    await enqueue(database.system, fragile, { id: 'a' });
    expect(await run()).toBe(1);
    expect(await jobsOf('test.fragile')).toMatchObject([{ state: 'retry', output: { message: 'not yet, a' } }]);
    // The pause is real: nothing runs until it is over.
    expect(await run()).toBe(0);
    await endPauses();
    await run();
    await endPauses();
    await run();
    expect(tries).toEqual([
      { id: 'a', isLastTry: false },
      { id: 'a', isLastTry: false },
      { id: 'a', isLastTry: true },
    ]);
    expect(await jobsOf('test.fragile')).toMatchObject([{ state: 'completed', retry_count: 2 }]);
  });

  it('records what failed for good, with the reason', async () => {
    await enqueue(database.system, hopeless, {});
    await run();
    expect(await jobsOf('test.hopeless')).toMatchObject([{ state: 'failed', output: { message: 'no hope' } }]);
    expect(await run()).toBe(0);
  });

  it('keeps two jobs with one key from waiting side by side', async () => {
    greeted.length = 0;
    await Promise.all(
      Array.from({ length: 4 }, () => enqueue(database.system, greet, { name: 'Joan' }, { key: 'joan' })),
    );
    await enqueue(database.system, greet, { name: 'Jean' }, { key: 'jean' });
    await enqueue(database.system, greet, { name: 'Betty' });
    await enqueue(database.system, greet, { name: 'Betty' });
    await run();
    expect(greeted.sort()).toEqual(['Betty', 'Betty', 'Jean', 'Joan']);
    // Once it has run, the key is free again.
    await enqueue(database.system, greet, { name: 'Joan again' }, { key: 'joan' });
    await run();
    expect(greeted).toContain('Joan again');
  });

  it('does not break the transaction that asks for a key that is taken', async () => {
    await enqueue(database.system, greet, { name: 'First' }, { key: 'taken' });
    await database.transaction(systemScope, async (tx) => {
      await enqueue(tx, greet, { name: 'Second' }, { key: 'taken' });
      await tx.insertInto('organisations').values({ name: 'Still here' }).execute();
    });
    const rows = await database.system
      .selectFrom('organisations')
      .select('id')
      .where('name', '=', 'Still here')
      .execute();
    expect(rows).toHaveLength(1);
    await run();
  });

  it('leaves work alone until its time', async () => {
    await enqueue(database.system, greet, { name: 'Later' }, { startAfter: new Date(Date.now() + 3_600_000) });
    expect(await run()).toBe(0);
  });
});

describe('a worker', () => {
  it('handles each job once, goes on after failures, and finishes what it began when it stops', async () => {
    const done: string[] = [];
    const slow = defineTask({ name: 'test.slow', payload: z.object({ id: z.string() }), ...shape });
    const worker = createQueue({
      url: place.url,
      definitions: [slow, hopeless] as readonly TaskDefinition[],
      log: createLogger('silent'),
      upkeep: true,
      patienceMs,
    });
    await worker.start();
    expect(worker.isAlive()).toBe(true);
    await worker.work([
      handleTask(slow, async ({ id }) => {
        await sleep(100);
        done.push(id);
      }),
      handleTask(hopeless, async () => {
        throw new Error('no hope');
      }),
    ]);
    await worker.enqueue(database.system, hopeless, {}, { tenant: 'platform' });
    for (const id of ['a', 'b', 'c']) await worker.enqueue(database.system, slow, { id }, { tenant: 'platform' });
    for (let waited = 0; done.length < 3 && waited < 15_000; waited += 50) await sleep(50);
    await worker.stop();
    expect(worker.isAlive()).toBe(false);
    expect(done.sort()).toEqual(['a', 'b', 'c']);
    expect((await jobsOf('test.slow')).map((job) => job.state)).toEqual(['completed', 'completed', 'completed']);
  });
});

describe('definitions and handlers', () => {
  const handled = (...jobs: TaskDefinition<never>[]) => jobs.map((job) => handleTask(job, async () => undefined));
  const defined = (...jobs: TaskDefinition<never>[]) => jobs as unknown as TaskDefinition[];
  const [a, b] = [greet, fragile] as unknown as TaskDefinition<never>[] as [
    TaskDefinition<never>,
    TaskDefinition<never>,
  ];

  it('must be the same set, each name once', () => {
    expect(() => assertMatched(defined(a, b), handled(b, a))).not.toThrow();
    expect(() => assertMatched(defined(a, b), handled(a))).toThrow(/differ/);
    expect(() => assertMatched(defined(a), handled(a, b))).toThrow(/differ/);
    expect(() => assertMatched(defined(a), handled(a, a))).toThrow();
    expect(() => assertMatched(defined(a, a), handled(a))).toThrow();
    expect(() => assertMatched(defined(a, a), handled(a, a))).toThrow();
  });

  it('are checked before any work begins', async () => {
    await expect(queue.work(handlers.slice(1))).rejects.toThrow(/test.greet/);
    await expect(queue.runPending(handlers.slice(1))).rejects.toThrow(/test.greet/);
  });
});
