import { errorResponseSchema } from '@candela/contract/kernel/errors.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import type { Route } from '@candela/contract/kernel/route.ts';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createChallenges } from '../features/auth/sign-in-challenge.ts';
import { runScoring } from '../features/scoring/score-run.ts';
import type { RequestContext } from '../platform/http/binding.ts';
import { createOwnCv, createPersonWithCv } from './cvs.ts';
import { apiRoutes } from './found-modules.ts';
import { hostileRequest, type Known } from './hostile-requests.ts';
import { createCompany, createParent, createPerson, type Person, setPlan, signIn, testPassword } from './people.ts';
import { firstTry } from './task-context.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const { ofNothing, ofPlace, ofMore } = inject('inputsPerRoute');
/** By what the route reads: a query or a body, the place alone, or nothing of what is sent. */
function inputsFor({ params, query, body }: Route): number {
  if (query || body) return ofMore;
  return params ? ofPlace : ofNothing;
}
/** Sent side by side, but never more than there are connections: waiting for one is not what is tested here. */
const atOnce = 5;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

interface Caller {
  email?: string;
  headers: Record<string, string>;
  ids: readonly string[];
}

/** A caller who may call the route. */
async function createCaller(role: Role): Promise<Caller> {
  if (role === 'recruiter') return createRecruiter();
  const person = await createPerson(app, role);
  if (role === 'admin') return openSession(person, []);
  const { candidateId, cvId } = await createOwnCv(app, person.accountId, cv);
  return openSession(person, [candidateId, cvId]);
}

const cv = {
  skills: ['Optics'],
  experience: [{ title: 'Keeper', duration: '2019 - 2023', description: 'Kept the light.' }],
};

/** With a company, a job and a candidate scored for it, so that some inputs are about something that exists. */
async function createRecruiter(): Promise<Caller> {
  const parent = await createParent(app);
  const { organisationId } = parent;
  await setPlan(app, organisationId, { name: 'enterprise' });
  const companyId = await createCompany(app, organisationId);
  const job = await app.platform.database.system
    .insertInto('jobs')
    .values({ organisation_id: organisationId, company_id: companyId, title: 'A job', status: 'Active' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const place = { organisationId, companyId };
  const { candidateId, cvId } = await createPersonWithCv(app, place, cv);
  // Twice, so that there is something to compare.
  for (const title of ['A job', 'Lighthouse keeper']) {
    await app.platform.database.system.updateTable('jobs').set({ title }).where('id', '=', job.id).execute();
    await runScoring(app.platform, { jobId: job.id, isAsked: false }, firstTry());
  }
  const runs = await app.platform.database.system
    .selectFrom('score_runs')
    .select('id')
    .where('job_id', '=', job.id)
    .execute();
  return openSession(parent, [organisationId, companyId, job.id, candidateId, cvId, ...runs.map(({ id }) => id)]);
}

async function openSession(person: Person, ids: readonly string[]): Promise<Caller> {
  const { token, cookies } = await signIn(app, person);
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  cookie.push(await challengeCookie(person));
  return {
    email: person.email,
    headers: { authorization: `Bearer ${token}`, cookie: cookie.join('; ') },
    ids: [...ids, person.accountId],
  };
}

/** Of a sign-in that waits for its second factor: what asks for one must get past the door too. */
async function challengeCookie({ accountId }: Person): Promise<string> {
  const { credentials_version: credentialsVersion } = await app.platform.database.system
    .selectFrom('accounts')
    .select('credentials_version')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  let cookie = '';
  const setCookie = (name: string, value: string) => {
    cookie = `${name}=${value}`;
  };
  createChallenges(app.platform.keys.signInChallenge).set(
    { setCookie } as unknown as RequestContext,
    { accountId, credentialsVersion },
    app.clock.now(),
  );
  return cookie;
}

/** Not signed in, but in the middle of a sign-in. */
async function createVisitor(): Promise<Caller> {
  return { headers: { cookie: await challengeCookie(await createPerson(app, 'candidate')) }, ids: [] };
}

const visitor: Caller = { headers: {}, ids: [] };

/** Never our fault, always the documented form, nothing of our insides. */
function assertSound(answer: LightMyRequestResponse): string {
  if (answer.statusCode < 400) return 'success';
  if (answer.statusCode >= 500) throw new Error(`answered ${answer.statusCode}: ${answer.body}`);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const error = errorResponseSchema.strict().parse(answer.json());
  expect(answer.headers['x-request-id']).toBe(error.requestId);
  expect(answer.body).not.toMatch(/node_modules|\.[jt]s:\d|\bat .{1,80}:\d+:\d+/);
  return error.type;
}

/** Says which of the many requests it was, without printing a megabyte of it. */
function judge(answer: LightMyRequestResponse, request: InjectOptions): string {
  try {
    return assertSound(answer);
  } catch (error) {
    const { method, url, headers, payload } = request;
    const sent = [method, url, JSON.stringify(headers), payload].map((part) => String(part).slice(0, 400)).join('\n');
    throw new Error(`${(error as Error).message}\nto ${sent}`, { cause: error });
  }
}

/** Who only reads leaves everything as it is, and may as well be the one who read before. */
const readers = new Map<Role, Promise<Caller>>();
const isReading = ({ method, access }: Route) => method === 'GET' && access.kind === 'signed-in';

function findCaller(route: Route, role: Role | null): Promise<Caller> {
  if (!role) return createVisitor();
  return (isReading(route) && readers.get(role)) || renewCaller(route, role);
}

function renewCaller(route: Route, role: Role): Promise<Caller> {
  const caller = createCaller(role);
  if (isReading(route)) readers.set(role, caller);
  return caller;
}

/** Sends the inputs and counts what came back. */
async function attack(route: Route, roles: readonly (Role | null)[]): Promise<Map<string, number>> {
  const outcomes = new Map<string, number>();
  const callers = new Map<Role | null, Caller>();
  for (const role of roles) callers.set(role, await findCaller(route, role));
  const known: Known = {
    ids: [...callers.values()].flatMap((caller) => caller.ids).concat(crypto.randomUUID()),
    emails: [...callers.values()].flatMap((caller) => caller.email ?? []).concat('unknown@hostile.test'),
    passwords: [testPassword, 'Another-one-8'],
  };

  const send = async (role: Role | null, request: InjectOptions) => {
    const caller = callers.get(role) ?? visitor;
    const answer = await app.inject({ ...request, headers: { ...caller.headers, ...request.headers } });
    const outcome = judge(answer, request);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    // An input may well have signed the caller out; the next ones need a caller who is in.
    if (role && outcome === 'UNAUTHENTICATED') callers.set(role, await renewCaller(route, role));
  };

  const requests = fc.array(fc.record({ role: fc.constantFrom(...roles), request: hostileRequest(route, known) }), {
    minLength: atOnce,
    maxLength: atOnce,
  });
  await fc.assert(
    fc.asyncProperty(requests, async (batch) => {
      await Promise.all(batch.map(({ role, request }) => send(role, request)));
    }),
    {
      numRuns: inputsFor(route) / atOnce,
      seed: inject('inputsSeed'),
      // The error names the one request of the batch that did it; making the batch smaller would tell no more.
      endOnFailure: true,
      reporter: ({ failed, seed, errorInstance }) => {
        if (failed) throw new Error(`${(errorInstance as Error).message}\nseed ${seed}`, { cause: errorInstance });
      },
    },
  );
  return outcomes;
}

describe('generated bad input', () => {
  it.each(apiRoutes.map((route) => [route.id, route] as const))(
    '%s never fails on our side',
    async (_id, route) => {
      const isOpen = route.access.kind !== 'signed-in';
      const roles = route.access.kind === 'signed-in' ? route.access.roles : ([null, 'candidate'] as const);
      const outcomes = await attack(route, roles);
      const inputs = inputsFor(route);
      const count = (type: string) => outcomes.get(type) ?? 0;
      // The inputs must get past the door, or they would prove nothing about what is behind it.
      expect(count('UNAUTHENTICATED') + count('FORBIDDEN')).toBeLessThan(inputs * (isOpen ? 0.35 : 0.25));
      if (route.body) expect(count('VALIDATION_FAILED') + count('MALFORMED_REQUEST')).toBeGreaterThan(inputs * 0.08);
      // What names nothing is said to be nothing, in an invitation's own words where the place is one.
      const nowhere = count('VALIDATION_FAILED') + count('NOT_FOUND') + count('INVALID_INVITE');
      if (route.params) expect(nowhere).toBeGreaterThan(inputs * 0.04);
      // A check that comes late on a busy machine is no harm; what was broken by an input stays so.
      await expect.poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 30_000 }).toBe(200);
    },
    120_000,
  );

  it('is not judged by a test that accepts everything', () => {
    const answer = (statusCode: number, body: unknown) =>
      ({
        statusCode,
        body: JSON.stringify(body),
        json: () => body,
        headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'r' },
      }) as unknown as LightMyRequestResponse;
    const fine = { message: 'No.', type: 'NOT_FOUND', errors: [], requestId: 'r' };
    expect(assertSound(answer(404, fine))).toBe('NOT_FOUND');
    expect(() => assertSound(answer(500, { ...fine, type: 'INTERNAL' }))).toThrow();
    expect(() => assertSound(answer(503, { ...fine, type: 'UNAVAILABLE' }))).toThrow();
    expect(() => assertSound(answer(404, { ...fine, stack: 'x' }))).toThrow();
    expect(() => assertSound(answer(404, { ...fine, requestId: 'another' }))).toThrow();
    expect(() => assertSound(answer(400, { ...fine, message: 'at parse (/app/x.ts:1:2)' }))).toThrow();
    expect(() => assertSound(answer(400, { error: 'Bad Request', statusCode: 400 }))).toThrow();
  });
});
