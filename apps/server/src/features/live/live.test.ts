import { get } from 'node:http';
import { createApiKey, revokeApiKey } from '@candela/contract/api-keys/api-keys.routes.ts';
import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import { logout } from '@candela/contract/auth/auth.routes.ts';
import { type LiveMessage, listenLive } from '@candela/contract/live/live.routes.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApplication as createProduct } from '../../application.ts';
import { applicationMoved } from '../../events/applications.events.ts';
import { minutes, seconds } from '../../platform/clock.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { createApplication, createJob } from '../../testing/jobs.ts';
import {
  createCompany,
  createMember,
  createParent,
  createPerson,
  type Recruiter,
  setPlan,
  signIn,
} from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { mostConnections } from './live-hub.ts';

let app: TestApp;
let parent: Recruiter;
let token: string;
let place: { organisationId: string; companyId: string };
let siblingId: string;
/** Another server on the same database: what is asked of the one is told by the other. */
let server: FastifyInstance;
let address: string;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
  siblingId = await createCompany(app, parent.organisationId, 'Next door');
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  server = await createProduct(app.platform).createHttp({ withWeb: false });
  address = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

interface Line {
  status: number;
  messages: LiveMessage[];
  ended: Promise<void>;
  cut(): void;
}

function follow(as: string, after?: number): Promise<Line> {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${as}` };
  return new Promise((resolve, reject) => {
    const request = get(`${address}/api/live${after === undefined ? '' : `?after=${after}`}`, {
      headers,
      agent: false,
    });
    request.once('error', reject);
    request.once('response', (response) => {
      const messages: LiveMessage[] = [];
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        const data = [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? ''));
        messages.splice(0, messages.length, ...data);
      });
      const ended = new Promise<void>((end) => response.once('close', end));
      resolve({ status: response.statusCode ?? 0, messages, ended, cut: () => request.destroy() });
    });
  });
}

async function applicant(companyId = place.companyId) {
  const jobId = await createJob(app, { ...place, companyId });
  const { candidateId } = await createApplication(app, { ...place, companyId, jobId }, { email: 'live@people.test' });
  return { candidateId, jobId, subject: `${jobId} ${candidateId}` };
}

const move = ({ candidateId, jobId }: { candidateId: string; jobId: string }, status: 'review' | 'offer' = 'review') =>
  app.call(changeApplicationStatus, { body: { candidateId, jobId, status } }, { token });
const subjects = ({ messages }: Line) => messages.flatMap((message) => message.subjects);
const lastId = async () => (await app.call(listenLive, { query: {} }, { token })).body.lastId;

describe('an open screen', () => {
  it('is told of a move that another server made', async () => {
    const line = await follow(token);
    const moved = await applicant();
    await move(moved);
    await vi.waitFor(() => expect(subjects(line)).toContain(moved.subject), { timeout: 10_000 });
    line.cut();
  });

  it('is told what it missed once it comes back', async () => {
    const known = await lastId();
    const moved = await applicant();
    await move(moved);
    const line = await follow(token, known);
    await vi.waitFor(() => expect(subjects(line)).toContain(moved.subject), { timeout: 10_000 });
    line.cut();
    const { messages } = (await app.call(listenLive, { query: { after: known } }, { token })).body;
    expect(messages.flatMap((message) => message.subjects)).toContain(moved.subject);
  });

  it('is not told again what had happened before it was opened, a minute or longer ago', async () => {
    const [old, fresh] = [await applicant(), await applicant()];
    await move(old);
    const { system } = app.platform.database;
    await sql`update events set at = at - interval '2 minutes' where organisation_id = ${place.organisationId}`.execute(
      system,
    );
    const line = await follow(token, await lastId());
    await move(fresh);
    await vi.waitFor(() => expect(subjects(line)).toContain(fresh.subject), { timeout: 10_000 });
    expect(subjects(line)).toEqual([fresh.subject]);
    line.cut();
  });

  it('is told what appears only now although its number is lower than one already told', async () => {
    const [late, early] = [await applicant(), await applicant()];
    await move(late);
    const rename = (name: string) =>
      app.platform.database.system.updateTable('events').set({ name }).where('subject', '=', late.subject).execute();
    // As if its transaction had not ended yet.
    await rename('not.there');
    const before = await follow(token, await lastId());
    await move(early);
    await vi.waitFor(() => expect(subjects(before)).toContain(early.subject), { timeout: 10_000 });
    const known = Math.max(...before.messages.map(({ id }) => id));
    before.cut();
    await rename(applicationMoved.name);
    const line = await follow(token, known);
    await vi.waitFor(() => expect(subjects(line)).toContain(late.subject), { timeout: 10_000 });
    line.cut();
  });

  it('is told of the latest although more happened in a moment than is read at once', async () => {
    const [crowd, last] = [await applicant(), await applicant()];
    await move(crowd);
    const line = await follow(token);
    await sql`insert into events (id, organisation_id, name, subject, payload, at)
      select nextval('event_ids'), organisation_id, name, subject, payload, at
      from events, generate_series(1, 1200) where subject = ${crowd.subject}`.execute(app.platform.database.system);
    await move(last);
    await vi.waitFor(() => expect(subjects(line)).toContain(last.subject), { timeout: 10_000 });
    line.cut();
  });

  it('of a recruiter of one company is told of that company alone, and of nothing once they are removed', async () => {
    const member = await createMember(app, place.organisationId, siblingId);
    const line = await follow((await signIn(app, member)).token);
    const [here, nextDoor] = [await applicant(), await applicant(siblingId)];
    await move(here);
    await move(nextDoor);
    await vi.waitFor(() => expect(subjects(line)).toEqual([nextDoor.subject]), { timeout: 10_000 });
    await app.platform.database.system.deleteFrom('members').where('account_id', '=', member.accountId).execute();
    await move(nextDoor, 'offer');
    await line.ended;
    expect(subjects(line)).toEqual([nextDoor.subject]);
  });

  it('of a candidate is told what any organisation has to tell them, and of nothing else', async () => {
    const [person, other] = [await createPerson(app, 'candidate'), await createPerson(app, 'candidate')];
    const [line, otherLine] = await Promise.all(
      [person, other].map(async (each) => follow((await signIn(app, each)).token)),
    );
    const jobId = await createJob(app, place);
    const { accountId, email } = person;
    const { candidateId } = await createApplication(app, { ...place, jobId }, { email, accountId });
    await move({ candidateId, jobId });
    await app.work();
    await vi.waitFor(() => expect(line && subjects(line)).toEqual([accountId]), { timeout: 10_000 });
    expect(line?.messages[0]?.topic).toBe('notifications');
    const { token: own } = await signIn(app, person);
    const missed = (await app.call(listenLive, { query: { after: 0 } }, { token: own })).body.messages;
    expect(missed).toMatchObject([{ topic: 'notifications', subjects: [accountId] }]);
    expect(otherLine?.messages).toEqual([]);
    for (const each of [line, otherLine]) each?.cut();
  });

  it('is one of so many an account may have', async () => {
    const lines = await Promise.all(Array.from({ length: mostConnections }, () => follow(token)));
    expect(lines.map(({ status }) => status)).toEqual(lines.map(() => 200));
    expect((await follow(token)).status).toBe(429);
    lines[0]?.cut();
    await vi.waitFor(
      async () => {
        const line = await follow(token);
        expect(line.status).toBe(200);
        lines.push(line);
      },
      { timeout: 10_000 },
    );
    for (const line of lines) line.cut();
  });

  it('does not keep a server from stopping', async () => {
    const line = await follow(token);
    await server.close();
    await line.ended;
  });

  it('is not given to a program; were it, it would end at once with its key', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { token: fresh } = await signIn(app, parent);
    const body = { name: 'Import', permissions: ['application.read' as const] };
    const { id, secret } = (await app.call(createApiKey, { body }, { token: fresh })).body.data;
    expect((await follow(secret)).status).toBe(403);
    const { system } = app.platform.database;
    await system
      .updateTable('api_keys')
      .set({ permissions: ['live.listen'] })
      .where('id', '=', id)
      .execute();
    const line = await follow(secret);
    // Told of something, it is fully open: what ends it from here on is the notice alone.
    const moved = await applicant();
    await move(moved);
    await vi.waitFor(() => expect(subjects(line)).toContain(moved.subject), { timeout: 10_000 });
    expect((await app.call(revokeApiKey, { params: { id } }, { token: fresh })).status).toBe(200);
    await line.ended;
  });

  it('ends at once with what let it begin, whichever server that happened on, and soon after its token', async () => {
    // No beat, which finds out in time by itself.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { system } = app.platform.database;
    const member = async () => {
      const person = await createMember(app, place.organisationId, siblingId);
      const { token: own } = await signIn(app, person);
      return { ...person, token: own, line: await follow(own) };
    };
    const [one, two, three, four] = [await member(), await member(), await member(), await member()];
    const [five, six] = [await member(), await member()];
    await app.call(logout, {}, { token: one.token });
    await one.line.ended;
    const suspended = { suspended_at: app.clock.now() };
    await system.updateTable('accounts').set(suspended).where('id', '=', two.accountId).execute();
    await two.line.ended;
    await system.deleteFrom('members').where('account_id', '=', three.accountId).execute();
    await three.line.ended;
    // What the next role hears of, a line that begins with it tells.
    await system.updateTable('memberships').set({ role: 'viewer' }).where('account_id', '=', five.accountId).execute();
    await five.line.ended;
    // From one team to another in one step: there is no moment without one to be noticed.
    const elsewhere = { account_id: six.accountId, organisation_id: (await createParent(app)).organisationId };
    await app.platform.database.transaction(systemScope, async (tx) => {
      await tx.deleteFrom('members').where('account_id', '=', six.accountId).execute();
      await tx.insertInto('members').values(elsewhere).execute();
    });
    await six.line.ended;
    app.clock.advance(minutes(11));
    vi.advanceTimersByTime(seconds(20));
    await four.line.ended;
  });
});
