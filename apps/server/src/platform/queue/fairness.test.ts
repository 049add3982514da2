import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, patienceMs, type TestDatabase, withClient } from '../../testing/test-database.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { systemScope } from '../database/scope.ts';
import { createLogger } from '../logger.ts';
import { createQueue, type Queue } from './queue.ts';
import { defineTask, handleTask, type TaskDefinition, type TaskHandler } from './task.ts';
import type { TaskTenant } from './tenant.ts';

const log = createLogger('silent');
let place: TestDatabase;
let database: Database;
const workers = new Set<Queue>();
async function close(worker: Queue): Promise<void> {
  workers.delete(worker);
  await worker.stop();
}

beforeAll(async () => {
  place = await createTestDatabase();
  database = createDatabase({ url: place.url, poolSize: 4, log, patienceMs });
});
afterEach(async () => {
  await Promise.all([...workers].map(close));
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

const payload = z.object({ of: z.string() });
let kinds = 0;
const kindOf = (concurrency: number) => {
  kinds += 1;
  return defineTask({ name: `fair.kind-${kinds}`, payload, retries: 2, timeoutSeconds: 60, concurrency });
};

async function open(kind: TaskDefinition<z.infer<typeof payload>>): Promise<Queue> {
  const definitions = [kind] as unknown as readonly TaskDefinition[];
  const worker = createQueue({ url: place.url, definitions, log, upkeep: true, patienceMs });
  await worker.start();
  workers.add(worker);
  return worker;
}

const organisation = async (plan: string): Promise<TaskTenant & { organisationId: string }> => {
  const { id } = await database.system
    .insertInto('organisations')
    .values({ name: 'Fair' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.system
    .insertInto('subscriptions')
    .columns(['organisation_id', 'plan_id', 'status', 'current_period_end'])
    .expression((eb) =>
      eb
        .selectFrom('plans')
        .select(({ val }) => [
          val(id).$castTo<string>().as('organisation_id'),
          'id',
          val(plan === 'free' ? 'free' : 'active').as('status'),
          val(plan === 'free' ? null : new Date(4e12)).as('current_period_end'),
        ])
        .where('name', '=', plan),
    )
    .execute();
  return { organisationId: id };
};

type Kind = ReturnType<typeof kindOf>;
const put = (queue: Queue, kind: Kind, of: string, tenant: TaskTenant, count: number) =>
  database.transaction(systemScope, async (tx) => {
    for (let index = 0; index < count; index += 1) await queue.enqueue(tx, kind, { of }, { tenant });
  });
async function until(isTrue: () => boolean): Promise<void> {
  for (let waited = 0; !isTrue(); waited += 10) {
    if (waited > patienceMs) throw new Error('It never came to that');
    await sleep(10);
  }
}
const recording = (kind: Kind, begun: string[]): TaskHandler[] => [
  handleTask(kind, async ({ of }) => void begun.push(of)),
];

describe('tasks of several tenants', () => {
  it('begin in turns: one of a tenant is not behind five hundred of another, and each runs once', async () => {
    const kind = kindOf(1);
    const queue = await open(kind);
    await put(queue, kind, 'flood', { organisationId: randomUUID() }, 500);
    await put(queue, kind, 'other', { organisationId: randomUUID() }, 1);
    await put(queue, kind, 'candidate', { accountId: randomUUID() }, 1);
    await put(queue, kind, 'platform', 'platform', 1);
    const begun: string[] = [];
    await queue.work(recording(kind, begun));
    await until(() => begun.length >= 503);
    expect(begun.slice(0, 4).sort()).toEqual(['candidate', 'flood', 'other', 'platform']);
    await close(queue);
    expect(begun).toHaveLength(503);
  });

  it('begin by the shares of their plans', async () => {
    const kind = kindOf(1);
    const queue = await open(kind);
    await put(queue, kind, 'free', await organisation('free'), 20);
    await put(queue, kind, 'starter', await organisation('starter'), 20);
    await put(queue, kind, 'enterprise', await organisation('enterprise'), 20);
    const begun: string[] = [];
    await queue.work(recording(kind, begun));
    await until(() => begun.length >= 60);
    const first = begun.slice(0, 22);
    expect(first.filter((of) => of === 'free')).toHaveLength(2);
    expect(first.filter((of) => of === 'starter')).toHaveLength(4);
    expect(first.filter((of) => of === 'enterprise')).toHaveLength(16);
  });

  it('find a slot while another tenant’s hang in all it may have', async () => {
    const kind = kindOf(4);
    const queue = await open(kind);
    await put(queue, kind, 'hangs', { organisationId: randomUUID() }, 10);
    const begun: string[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await queue.work([
      handleTask(kind, async ({ of }) => {
        begun.push(of);
        if (of === 'hangs') await released;
      }),
    ]);
    await until(() => begun.length === 3);
    await put(queue, kind, 'other', { organisationId: randomUUID() }, 5);
    await until(() => begun.length === 8);
    expect(begun).toEqual(['hangs', 'hangs', 'hangs', 'other', 'other', 'other', 'other', 'other']);
    release();
    await until(() => begun.length === 15);
  });

  it('begin once each with several workers, though one loses its place', async () => {
    const kind = kindOf(3);
    const [one, two] = [await open(kind), await open(kind)];
    const begun: string[] = [];
    const handlers = [
      handleTask(kind, async ({ of }) => {
        await sleep(1);
        begun.push(of);
      }),
    ];
    await one.work(handlers);
    await two.work(handlers);
    const tenants = [1, 2, 3].map(() => ({ organisationId: randomUUID() }));
    const wanted: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      wanted.push(String(index));
      await put(one, kind, String(index), tenants[index % 3] ?? 'platform', 1);
      // Goes away in the middle; what it has begun it ends.
      if (index === 30) await close(two);
    }
    await until(() => begun.length >= 60);
    await close(one);
    expect(begun.sort()).toEqual(wanted.sort());
    await withClient(place.url, async (client) => {
      const { rows } = await client.query('select distinct state from pgboss.job where name = $1', [kind.name]);
      expect(rows).toEqual([{ state: 'completed' }]);
    });
  });
});

describe('a worker', () => {
  it.each([1, 3])('runs no more of a kind at a time than its definition says: %i', async (concurrency) => {
    const kind = kindOf(concurrency);
    const queue = await open(kind);
    for (let index = 0; index < 12; index += 1) await put(queue, kind, 'x', { organisationId: randomUUID() }, 1);
    let running = 0;
    let most = 0;
    let done = 0;
    await queue.work([
      handleTask(kind, async () => {
        running += 1;
        most = Math.max(most, running);
        await sleep(20);
        running -= 1;
        done += 1;
      }),
    ]);
    await until(() => done === 12);
    expect(most).toBe(concurrency);
  });

  it('tells a task whether other tenants wait', async () => {
    const kind = kindOf(1);
    const queue = await open(kind);
    const long = { organisationId: randomUUID() };
    await put(queue, kind, 'long', long, 2);
    const told: boolean[] = [];
    await queue.work([
      handleTask(kind, async ({ of }, task) => {
        if (of !== 'long' || told.length > 0) return;
        told.push(await task.doOthersWait());
        await put(queue, kind, 'other', { organisationId: randomUUID() }, 1);
        told.push(await task.doOthersWait());
      }),
    ]);
    await until(() => told.length === 2);
    expect(told).toEqual([false, true]);
  });
});
