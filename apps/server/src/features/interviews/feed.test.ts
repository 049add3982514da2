import {
  createInterviewFeed,
  deleteInterviewFeed,
  getInterviewFeed,
} from '@candela/contract/interviews/feed.routes.ts';
import { cancelInterview, listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInterviewCase } from '../../testing/interviews.ts';
import { createCompany, createMember, createParent, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

async function subscribe(token: string) {
  const { url } = (await app.call(createInterviewFeed, {}, { token })).body.data;
  const read = async () => {
    const answer = await app.inject(new URL(url).pathname);
    if (answer.statusCode !== 200) return answer.statusCode;
    return new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent').map((part) => {
      const event = new ICAL.Event(part);
      return { uid: event.uid, status: String(part.getFirstPropertyValue('status')) };
    });
  };
  return { url, read };
}

it('shows each side their interviews, and what was cancelled as cancelled', async () => {
  const { schedule, token, candidateToken } = await createInterviewCase(app);
  const { id } = (await schedule()).body.data;
  const [recruiter, candidate] = [await subscribe(token), await subscribe(candidateToken)];
  expect(await recruiter.read()).toEqual([{ uid: `${id}@interviews.candela`, status: 'CONFIRMED' }]);
  expect(await candidate.read()).toEqual(await recruiter.read());
  await app.call(cancelInterview, { params: { id }, body: {} }, { token });
  expect(await candidate.read()).toEqual([{ uid: `${id}@interviews.candela`, status: 'CANCELLED' }]);
});

it('of very many shows those that are nearest, not the oldest', async () => {
  const { schedule, token, inHours } = await createInterviewCase(app);
  const { id } = (await schedule()).body.data;
  await sql`
    insert into interviews select (jsonb_populate_record(null::interviews, to_jsonb(i) || jsonb_build_object(
      'id', gen_random_uuid(), 'starts_at', i.starts_at - n * interval '1 hour' - interval '10 days',
      'ends_at', i.ends_at - n * interval '1 hour' - interval '10 days'))).*
    from interviews i, generate_series(1, 1000) n where i.id = ${id}`.execute(app.platform.database.system);
  const { read } = await subscribe(token);
  const fed = await read();
  expect(fed).toHaveLength(1000);
  expect(fed).toContainEqual({ uid: `${id}@interviews.candela`, status: 'CONFIRMED' });
  const query = { startDate: inHours(-24 * 90).toISOString(), endDate: inHours(24 * 3).toISOString() };
  const { data } = (await app.call(listInterviews, { query }, { token })).body;
  expect([data.interviews.length, data.totalCount]).toEqual([500, 1001]);
});

it('ends when it is revoked or replaced, and is of no use with a letter changed', async () => {
  const { token } = await createInterviewCase(app);
  const first = await subscribe(token);
  expect(await first.read()).toEqual([]);
  const second = await subscribe(token);
  expect(await first.read()).toBe(404);
  const path = new URL(second.url).pathname;
  expect(
    (await app.inject(path.replace(/.(?=\/interviews)/, (letter) => (letter === 'A' ? 'B' : 'A')))).statusCode,
  ).toBe(404);
  await app.call(deleteInterviewFeed, {}, { token });
  expect(await second.read()).toBe(404);
});

it('shows a recruiter of one company that company alone, and nothing once they have left', async () => {
  const { schedule, parent, place } = await createInterviewCase(app);
  await schedule();
  const inside = await createMember(app, parent.organisationId, place.companyId);
  const beside = await createMember(app, parent.organisationId, await createCompany(app, parent.organisationId));
  const [seen, unseen] = await Promise.all(
    [inside, beside].map(async (member) => subscribe((await signIn(app, member)).token)),
  );
  expect(await seen?.read()).toHaveLength(1);
  expect(await unseen?.read()).toEqual([]);
  await app.platform.database.system.deleteFrom('members').where('account_id', '=', inside.accountId).execute();
  expect(await seen?.read()).toEqual([]);
});

it('is none of theirs once they hire for another organisation: its address shows nothing', async () => {
  const { parent } = await createInterviewCase(app);
  const member = await createMember(app, parent.organisationId, null);
  const { token } = await signIn(app, member);
  await subscribe(token);
  const isActive = async (as: string) => (await app.call(getInterviewFeed, {}, { token: as })).body.data.isActive;
  expect(await isActive(token)).toBe(true);
  const other = await createParent(app);
  for (const table of ['members', 'memberships'] as const)
    await app.platform.database.system.deleteFrom(table).where('account_id', '=', member.accountId).execute();
  const place = { account_id: member.accountId, organisation_id: other.organisationId };
  await app.platform.database.system.insertInto('members').values(place).execute();
  await app.platform.database.system
    .insertInto('memberships')
    .values({ ...place, scope: 'all', role: 'admin', company_id: null })
    .execute();
  expect(await isActive((await signIn(app, member)).token)).toBe(false);
});

it('ends while the account, or its organisation, is suspended', async () => {
  const { schedule, parent, token } = await createInterviewCase(app);
  await schedule();
  const { read } = await subscribe(token);
  const suspend = (table: 'accounts' | 'organisations', id: string, suspended_at: Date | null) =>
    app.platform.database.system.updateTable(table).set({ suspended_at }).where('id', '=', id).execute();
  for (const [table, id] of [
    ['accounts', parent.accountId],
    ['organisations', parent.organisationId],
  ] as const) {
    await suspend(table, id, app.clock.now());
    expect([table, await read()]).toEqual([table, 404]);
    await suspend(table, id, null);
    expect(await read()).toHaveLength(1);
  }
});
