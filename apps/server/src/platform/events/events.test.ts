import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createParent } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { organisationScope, systemScope } from '../database/scope.ts';
import { deliver } from './deliver.ts';
import { defineEvent, type Listener, listen } from './event.ts';
import { createEvents, type Events } from './events.ts';

const thingMoved = defineEvent({
  name: 'test.thing-moved',
  payload: z.object({ thing: z.string(), to: z.number() }),
  subjectOf: ({ thing }) => thing,
});

let app: TestApp;
let events: Events;
let organisationId: string;
let heard: { thing: string; to: number }[];
let failures: number;

const listener = listen(thingMoved, 'test.follow', async (tx, payload) => {
  if (failures > 0) {
    failures -= 1;
    // What was written before the failure must not stay.
    await tx
      .insertInto('events')
      .values({ organisation_id: organisationId, name: 'half', subject: 'half', payload: '{}', at: new Date() })
      .execute();
    throw new Error('not now');
  }
  heard.push(payload);
});

beforeAll(async () => {
  app = await createTestApp();
  ({ organisationId } = await createParent(app));
  const { queue } = app.platform;
  events = createEvents({ queue, clock: app.clock });
  events.register([listener]);
});
afterAll(() => app.close());
beforeEach(() => {
  heard = [];
  failures = 0;
});

const scope = () => organisationScope(organisationId);
const move = (thing: string, to: number) =>
  app.platform.database.transaction(scope(), (tx) => events.emit(tx, thingMoved, organisationId, { thing, to }));
const deliverTo = (known: Listener[], subject: string, isLastTry = false) => {
  const { database, log } = app.platform;
  const listeners = new Map(known.map((each) => [each.name, each]));
  const task = { isLastTry, signal: new AbortController().signal };
  return deliver(
    { database, clock: app.clock, log, listeners },
    { listener: listener.name, subject, organisationId },
    task,
  );
};
const pending = (subject: string) =>
  app.platform.database.system
    .selectFrom('event_deliveries')
    .select(['event_id', 'failed_at', 'reason'])
    .where('subject', '=', subject)
    .execute();

describe('an event', () => {
  it('exists exactly if the change that emitted it does', async () => {
    const failing = app.platform.database.transaction(scope(), async (tx) => {
      await events.emit(tx, thingMoved, organisationId, { thing: 'undone', to: 1 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await pending('undone')).toEqual([]);
  });

  it('reaches a listener once, in the order of its subject', async () => {
    for (const to of [1, 2, 3]) await move('ordered', to);
    await deliverTo([listener], 'ordered');
    await deliverTo([listener], 'ordered');
    expect(heard.map(({ to }) => to)).toEqual([1, 2, 3]);
    expect(await pending('ordered')).toEqual([]);
  });

  it('is delivered once by two workers that begin together', async () => {
    for (let to = 0; to < 10; to += 1) await move('raced', to);
    await Promise.all([deliverTo([listener], 'raced'), deliverTo([listener], 'raced'), deliverTo([listener], 'raced')]);
    expect(heard.map(({ to }) => to)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('waits after a failure, holds back those behind it, and leaves nothing half done', async () => {
    await move('fragile', 1);
    await move('fragile', 2);
    failures = 1;
    await expect(deliverTo([listener], 'fragile')).rejects.toThrow('not now');
    expect(heard).toEqual([]);
    const half = await app.platform.database.system.selectFrom('events').where('name', '=', 'half').execute();
    expect(half).toEqual([]);
    await deliverTo([listener], 'fragile');
    expect(heard.map(({ to }) => to)).toEqual([1, 2]);
  });

  it('no longer holds back others once its last try failed, and says why', async () => {
    await move('poisoned', 1);
    await move('poisoned', 2);
    failures = 1;
    await deliverTo([listener], 'poisoned', true);
    expect(heard.map(({ to }) => to)).toEqual([2]);
    expect(await pending('poisoned')).toMatchObject([{ reason: 'not now', failed_at: expect.any(Date) }]);
  });

  it('is refused when its payload does not fit', async () => {
    await expect(move('wrong', 'there' as unknown as number)).rejects.toThrow();
  });

  it('can be emitted by a candidate for an organisation, and is not theirs to read', async () => {
    const account = { kind: 'account', accountId: randomUUID() } as const;
    const { database } = app.platform;
    await database.transaction(account, async (tx) => {
      await events.emit(tx, thingMoved, organisationId, { thing: 'applied', to: 1 });
      expect(await tx.selectFrom('events').select('id').execute()).toEqual([]);
    });
    expect(await pending('applied')).toHaveLength(1);
    const other = organisationScope((await createParent(app)).organisationId);
    expect(await database.transaction(other, (tx) => tx.selectFrom('events').select('id').execute())).toEqual([]);
  });

  it('is kept for a month after everyone heard of it, and then removed', async () => {
    await move('old', 1);
    await deliverTo([listener], 'old');
    await move('unheard', 1);
    app.clock.advance(31 * 24 * 3600 * 1000);
    const { database, queue } = app.platform;
    const { cleanUpTask } = await import('./events.tasks.ts');
    await database.transaction(systemScope, (tx) => queue.enqueue(tx, cleanUpTask, {}, { tenant: 'platform' }));
    await app.work();
    const left = await database.system.selectFrom('events').select('subject').execute();
    expect(left.map(({ subject }) => subject)).not.toContain('old');
    expect(left.map(({ subject }) => subject)).toContain('unheard');
  });
});
