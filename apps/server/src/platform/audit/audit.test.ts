import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, patienceMs, type TestDatabase, withClient } from '../../testing/test-database.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { systemScope } from '../database/scope.ts';
import { createLogger } from '../logger.ts';
import { recordAudit, sealAudit, verifyAudit, verifyNewestSeals } from './audit.repo.ts';
import { sealWholeAudit } from './audit.tasks.ts';

let place: TestDatabase;
let database: Database;
beforeEach(async () => {
  place = await createTestDatabase();
  database = createDatabase({ url: place.url, poolSize: 4, log: createLogger('silent'), patienceMs });
  return async () => {
    await database.close();
    await place.drop();
  };
});

const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
const at = new Date('2026-03-01T10:00:00Z');
const record = (organisationId: string | null, action = 'test.happened') =>
  recordAudit(database.system, { action, at, organisationId, detail: { note: 'original' } });
const seal = () => database.transaction(systemScope, sealAudit);
const verify = () => database.transaction(systemScope, verifyAudit);
const asOwner = (...statements: string[]) =>
  withClient(place.url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
/** What an intruder with the keys to the whole server could do. */
const tamper = (table: string, statement: string) =>
  asOwner(
    `alter table ${table} disable trigger all`,
    'set session_replication_role = replica',
    statement,
    'set session_replication_role = origin',
    `alter table ${table} enable trigger all`,
  );

describe('the audit log', () => {
  it('is append-only, for the application and for the owner', async () => {
    await record(one);
    await seal();
    for (const table of ['audit_events', 'audit_seals'] as const) {
      for (const statement of [
        `update ${table} set ${table === 'audit_events' ? "action = 'x'" : "hash = ''"}`,
        `delete from ${table}`,
      ]) {
        await expect(asOwner(statement), statement).rejects.toMatchObject({ code: '42501' });
      }
      await expect(database.system.deleteFrom(table).execute()).rejects.toMatchObject({ code: '42501' });
    }
    await expect(asOwner('truncate audit_events, audit_seals')).rejects.toMatchObject({ code: '42501' });
    await expect(database.system.updateTable('audit_events').set({ action: 'x' }).execute()).rejects.toMatchObject({
      code: '42501',
    });
    expect(await verify()).toBeNull();
  });

  it('is sealed into one chain per organisation, each event once', async () => {
    for (const organisation of [one, other, one, null, one, null]) await record(organisation);
    expect(await seal()).toBe(6);
    expect(await seal()).toBe(0);
    await record(one);
    expect(await seal()).toBe(1);
    const rows = await database.system
      .selectFrom('audit_seals')
      .select(['chain', 'position'])
      .orderBy('event_id')
      .execute();
    const positions = (chain: string) => rows.filter((row) => row.chain === chain).map((row) => row.position);
    expect(positions(one)).toEqual([1, 2, 3, 4]);
    expect(positions(other)).toEqual([1]);
    expect(positions('00000000-0000-0000-0000-000000000000')).toEqual([1, 2]);
    expect(await verify()).toBeNull();
  });

  it('is checked piece by piece, across the ends of pieces and chains', async () => {
    for (const organisation of [one, other, one, null, one, other, one]) await record(organisation);
    await seal();
    const inPiecesOf = (size: number) => database.transaction(systemScope, (tx) => verifyAudit(tx, size));
    expect(await Promise.all([1, 2, 3, 7].map(inPiecesOf))).toEqual([null, null, null, null]);
    const { id } = await database.system
      .selectFrom('audit_seals')
      .select('event_id as id')
      .where('chain', '=', one)
      .where('position', '=', 3)
      .executeTakeFirstOrThrow();
    await tamper('audit_events', `update audit_events set action = 'x' where id = ${id}`);
    const broken = { chain: one, eventId: id };
    expect(await Promise.all([1, 2, 3, 7].map(inPiecesOf))).toEqual([broken, broken, broken, broken]);
  });

  it('is sealed once when two workers seal at the same time', async () => {
    for (let event = 0; event < 20; event += 1) await record(one);
    const sealed = await Promise.all([seal(), seal(), seal()]);
    expect(sealed.sort((a, b) => a - b)).toEqual([0, 0, 20]);
    expect(await verify()).toBeNull();
  });

  it('seals an event that commits late with a number given early', async () => {
    const [written, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const late = database.transaction(systemScope, async (tx) => {
      await recordAudit(tx, { action: 'test.late', at, organisationId: one });
      written.resolve();
      await commit.promise;
    });
    await written.promise;
    await record(one, 'test.prompt');
    expect(await seal()).toBe(1);
    commit.resolve();
    await late;
    expect(await seal()).toBe(1);
    expect(await verify()).toBeNull();
  });

  it('is sealed to the end by the job, however much there is', async () => {
    await asOwner(
      `insert into audit_events (action, organisation_id) select 'test.many', '${one}' from generate_series(1, 2100)`,
    );
    await sealWholeAudit({ database });
    const { count } = await database.system
      .selectFrom('audit_seals')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(2100);
  });
});

describe('verifying the audit log', () => {
  let ids: number[];
  beforeEach(async () => {
    for (let event = 0; event < 5; event += 1) await record(one);
    for (let event = 0; event < 2; event += 1) await record(other);
    await seal();
    const rows = await database.system.selectFrom('audit_events').select('id').orderBy('id').execute();
    ids = rows.map((row) => row.id);
    expect(await verify()).toBeNull();
  });

  it('finds a row whose content was changed', async () => {
    await tamper('audit_events', `update audit_events set detail = '{"note":"nothing to see"}' where id = ${ids[2]}`);
    expect(await verify()).toEqual({ chain: one, eventId: ids[2] });
  });

  it('finds a row that was moved to another moment or another person', async () => {
    await tamper('audit_events', `update audit_events set actor_account_id = '${other}' where id = ${ids[1]}`);
    expect(await verify()).toEqual({ chain: one, eventId: ids[1] });
    await tamper('audit_events', `update audit_events set actor_account_id = null, at = now() where id = ${ids[1]}`);
    expect(await verify()).toEqual({ chain: one, eventId: ids[1] });
  });

  it('finds a row that was taken out, with or without its seal', async () => {
    await tamper('audit_events', `delete from audit_events where id = ${ids[1]}`);
    expect(await verify()).toEqual({ chain: one, eventId: ids[1] });
    await tamper('audit_seals', `delete from audit_seals where event_id = ${ids[1]}`);
    expect(await verify()).toEqual({ chain: one, eventId: ids[2] });
  });

  it('finds two rows that were exchanged', async () => {
    await tamper(
      'audit_seals',
      `update audit_seals s set event_id = -t.event_id from audit_seals t where s.event_id = t.event_id and s.event_id in (${ids[1]}, ${ids[2]});
       update audit_seals set event_id = case event_id when -${ids[1]} then ${ids[2]} else ${ids[1]} end where event_id < 0`,
    );
    expect(await verify()).toMatchObject({ chain: one });
  });

  it('looks at the newest seals alone when asked to, and finds the same there', async () => {
    const newest = (count: number) => verifyNewestSeals(database.system, count);
    expect(await newest(100)).toBeNull();
    expect(await newest(1)).toBeNull();
    await tamper('audit_events', `update audit_events set detail = '{"note":"nothing to see"}' where id = ${ids[2]}`);
    expect(await newest(100)).toBe(ids[2]);
    expect(await newest(2)).toBeNull();
    await tamper('audit_events', `update audit_events set detail = '{"note":"original"}' where id = ${ids[2]}`);
    expect(await newest(100)).toBeNull();
    await tamper('audit_seals', `delete from audit_seals where event_id = ${ids[1]}`);
    expect(await newest(100)).toBe(ids[2]);
    await tamper('audit_events', `delete from audit_events where id = ${ids[6]}`);
    expect(await newest(1)).toBe(ids[6]);
  });
});
