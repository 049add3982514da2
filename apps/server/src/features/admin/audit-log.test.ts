import { exportAudit, listAudit } from '@candela/contract/admin/admin-console.routes.ts';
import type { RouteInput } from '@candela/contract/kernel/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit, sealAudit } from '../../platform/audit/audit.repo.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { createParent, createPerson, type Person, type Recruiter, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type Query = RouteInput<typeof listAudit>['query'];

let app: TestApp;
let admin: Person;
let parent: Recruiter;
let token: string;
const subjectId = crypto.randomUUID();
beforeAll(async () => {
  app = await createTestApp();
  admin = await createPerson(app, 'admin');
  parent = await createParent(app);
  token = (await signIn(app, admin)).token;
  const { system } = app.platform.database;
  const record = (action: string, at: string, more: Partial<Parameters<typeof recordAudit>[1]> = {}) =>
    recordAudit(system, { action, at: new Date(at), ...more });
  await record('lamp.lit', '2026-06-30T22:59:59Z', {
    actorAccountId: parent.accountId,
    detail: { note: 'x', count: 2 },
  });
  // From here on it is the first of July in London.
  await record('lamp.lit', '2026-06-30T23:00:00Z', { organisationId: parent.organisationId });
  await record('lamp.trimmed', '2026-07-01T12:00:00Z', { subject: { type: 'lamp', id: subjectId } });
  await record('lamp.trimmed', '2026-07-01T22:59:59Z', { actorAccountId: parent.accountId, address: '10.0.0.7' });
  await app.platform.database.transaction(systemScope, sealAudit);
  await record('lamp_post.moved', '2026-07-01T23:00:00Z');
  await record('=cmd()', '2026-07-02T12:00:00Z', { detail: { note: 'a, "b"' } });
});
afterAll(() => app.close());

const read = async (query: Query) => {
  const answer = await app.call(listAudit, { query }, { token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const actionsOf = async (query: Query) => (await read(query)).items.map((item) => item.action);
const exported = async (query: RouteInput<typeof exportAudit>['query']) => {
  const answer = await app.call(exportAudit, { query }, { token });
  expect(answer.status).toBe(200);
  return { text: answer.body as unknown as string, headers: answer.headers };
};

describe('the audit log', () => {
  it('is read newest first, with names in place of ids', async () => {
    const { items, actions } = await read({ action: 'lamp.', pageSize: 10 });
    expect(items).toMatchObject([
      { action: 'lamp.trimmed', actor: parent.email, actorId: parent.accountId, address: '10.0.0.7', isSealed: true },
      { action: 'lamp.trimmed', actor: null, subjectType: 'lamp', subjectId, organisation: null },
      { action: 'lamp.lit', organisationId: parent.organisationId, organisation: `Organisation of ${parent.email}` },
      { action: 'lamp.lit', at: '2026-06-30T22:59:59.000Z', detail: { note: 'x', count: 2 } },
    ]);
    expect(actions).toEqual(['=cmd()', 'auth.signed-in', 'lamp.lit', 'lamp.trimmed', 'lamp_post.moved']);
    expect((await read({ action: 'lamp_' })).items).toMatchObject([{ isSealed: false }]);
  });

  it('is filtered by the beginning of an action, taken literally', async () => {
    expect(await actionsOf({ action: 'lamp.t' })).toEqual(['lamp.trimmed', 'lamp.trimmed']);
    expect(await actionsOf({ action: 'lamp_' })).toEqual(['lamp_post.moved']);
    expect(await actionsOf({ action: ' LAMP_POST ' })).toEqual(['lamp_post.moved']);
    for (const action of ['%', '_', '\\', 'lamp%', '.lit', "'", 'lamp.lit'.repeat(9)]) {
      expect(await actionsOf({ action }), action).toEqual([]);
    }
  });

  it('is filtered by actor, organisation and subject', async () => {
    expect(await actionsOf({ actor: parent.email })).toEqual(['lamp.trimmed', 'lamp.lit']);
    expect(await actionsOf({ actor: ` ${parent.email.toUpperCase()}`, action: 'lamp.l' })).toEqual(['lamp.lit']);
    expect(await actionsOf({ actor: 'nobody@people.test' })).toEqual([]);
    expect(await actionsOf({ actor: '%' })).toEqual([]);
    expect(await actionsOf({ organisationId: parent.organisationId })).toEqual(['lamp.lit']);
    expect(await actionsOf({ subjectId })).toEqual(['lamp.trimmed']);
    expect(await actionsOf({ subjectId: crypto.randomUUID() })).toEqual([]);
  });

  it('is filtered by days as London counts them, both included', async () => {
    const lamps = (query: Query) => read({ action: 'lamp', ...query }).then(({ items }) => items.map(({ at }) => at));
    expect(await lamps({ from: '2026-07-01', to: '2026-07-01' })).toEqual([
      '2026-07-01T22:59:59.000Z',
      '2026-07-01T12:00:00.000Z',
      '2026-06-30T23:00:00.000Z',
    ]);
    expect(await lamps({ to: '2026-06-30' })).toEqual(['2026-06-30T22:59:59.000Z']);
    expect(await lamps({ from: '2026-07-02' })).toEqual(['2026-07-01T23:00:00.000Z']);
    expect(await lamps({ from: '2026-07-03', to: '2026-07-01' })).toEqual([]);
    expect(await lamps({ from: '0000-01-01', to: '9999-12-31' })).toHaveLength(5);
    expect(await lamps({ to: '0000-01-01' })).toEqual([]);
  });

  it('refuses what cannot be meant', async () => {
    const hostile = [
      { action: 'a\0b' },
      { actor: '\0' },
      { organisationId: 'x' },
      { from: '2026-02-30' },
      { before: 0 },
      { before: 1e300 },
      { before: 'abc' },
      { pageSize: 201 },
      { pageSize: -1 },
    ];
    for (const query of hostile) {
      const answer = await app.call(listAudit, { query: query as Query }, { token });
      expect([answer.status, answer.body.type], JSON.stringify(query)).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('is paged by id: nothing twice, nothing left out, whatever is written meanwhile', async () => {
    const whole = (await read({ pageSize: 200 })).items.map((item) => item.id);
    const seen: number[] = [];
    for (let next: number | null | undefined; next !== null; ) {
      const page = await read({ pageSize: 2, ...(next && { before: next }) });
      seen.push(...page.items.map((item) => item.id));
      expect(page.items.length).toBeLessThanOrEqual(2);
      next = page.next;
      await recordAudit(app.platform.database.system, { action: 'noise.made', at: app.clock.now() });
    }
    expect(seen).toEqual(whole);
    expect((await read({ before: 1 })).items).toEqual([]);
  });

  it('does not record that it was looked at', async () => {
    const newest = async () => (await read({ pageSize: 1 })).items[0]?.id;
    expect(await newest()).toBe(await newest());
  });

  it('finds its actions without reading itself', async () => {
    const { system } = app.platform.database;
    await sql`insert into audit_events (action) select 'bulk.' || (n % 40) from generate_series(1, 20000) n`.execute(
      system,
    );
    await sql`analyze audit_events`.execute(system).catch(() => undefined);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, buffers, costs off, timing off)
      select e.action from audit_events e where e.action ~>~ 'bulk.7' order by e.action using ~<~ limit 1`.execute(
      system,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan using audit_events_by_action/);
    expect(plan).toMatch(/Index Cond: \(action ~>~ 'bulk.7'/);
    expect((await read({ pageSize: 1 })).actions).toHaveLength(46);
  });
});

describe('the audit log as a file', () => {
  it('holds what the filter finds, harmless in a spreadsheet, and says that it was taken', async () => {
    const { text, headers } = await exported({ from: '2026-07-02', to: '2026-07-02' });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="admin-audit-export.csv"');
    const lines = text.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFId,Time,Action,Actor,Organisation,Organisation id,Subject,Subject id,Address,Sealed,Detail',
    );
    expect(lines[1]).toMatch(/^\d+,2026-07-02T12:00:00\.000Z,'=cmd\(\),,,,,,,false,"\{""note"":""a, \\""b\\""""\}"$/);
    expect(lines[2]).toMatch(/^\d+,2026-07-01T23:00:00\.000Z,lamp_post\.moved,/);
    expect(lines.slice(3)).toEqual(['']);
    const [latest] = (await read({ action: 'admin.audit-exported' })).items;
    expect(latest).toMatchObject({ actor: admin.email, detail: { rows: 2, from: '2026-07-02', to: '2026-07-02' } });
  });

  it('is a header alone when nothing is found', async () => {
    const { text } = await exported({ action: 'nothing.' });
    expect(text.split('\r\n')).toHaveLength(2);
  });

  it('ends at 50,000 rows', async () => {
    await sql`insert into audit_events (action) select 'flood' from generate_series(1, 50010)`.execute(
      app.platform.database.system,
    );
    const { text } = await exported({ action: 'flood' });
    expect(text.split('\r\n')).toHaveLength(50_002);
  });
});
