import type { RouteInput } from '@candela/contract/kernel/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRoutes, matrixRows } from './found-modules.ts';
import { type MatrixRow, refusalByTable } from './matrix.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createWorld, principals, type World } from './world.ts';

/** A route of the contract without a row fails below. */
const matrix = await matrixRows();

/** What is not in the contract: served to every caller, or only against a signature; the status without one. */
const outsideTheContract: Record<string, number> = {
  'GET /healthz': 200,
  'GET /readyz': 200,
  'GET /metrics': 200,
  'GET /api/openapi.json': 200,
  'GET /embed/jobs.html': 200,
  'GET /feeds/:token/jobs.xml': 404,
  'GET /calendar/:accountId/:secret/interviews.ics': 404,
  'GET /calendar/booking/:token/interview.ics': 404,
  'GET /calendar/interview/:token/interview.ics': 404,
  'GET /media/:name': 404,
  'POST /api/stripe/webhook': 400,
  'GET /files-of/invoices/:token/:name': 404,
  'GET /dev/billing/*': 404,
  'POST /dev/billing/*': 404,
  'GET /robots.txt': 200,
  'GET /sitemap.xml': 200,
  'GET /resources/blog/rss.xml': 200,
  'GET /resources/news/rss.xml': 200,
  'GET /dev/mailbox': 200,
  'GET /dev/mailbox.json': 200,
  'GET /files/*': 403,
  'PUT /files/*': 403,
  'GET /dev/calendar/*': 404,
  'HEAD /dev/calendar/*': 404,
  'POST /dev/calendar/*': 404,
  'GET /dev/identity/*': 404,
  'HEAD /dev/identity/*': 404,
  'POST /dev/identity/*': 404,
};

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  world = await createWorld(app);
});
afterAll(() => app.close());

/**
 * Refused callers all send what was made for the first of them: they are refused before anything is looked up, and making
 * objects for each would take most of the time.
 */
const inputsOfRefused = new Map<MatrixRow, Promise<unknown>>();
function inputFor(row: MatrixRow, kind: (typeof principals)[number]): Promise<unknown> {
  if (row.route.access.kind !== 'signed-in' || refusalByTable(row.route, kind) === undefined) {
    return Promise.resolve(row.input(world, app, kind));
  }
  const known = inputsOfRefused.get(row) ?? Promise.resolve(row.input(world, app, kind));
  inputsOfRefused.set(row, known);
  return known;
}

/**
 * A session serves as long as nothing was changed: one of its own for each call would take a third of the time. A call
 * that went through may have ended any of them.
 */
const sessions = new Map<(typeof principals)[number], Promise<string | undefined>>();
function tokenOf(kind: (typeof principals)[number]): Promise<string | undefined> {
  const token = sessions.get(kind) ?? world.tokenFor(kind);
  sessions.set(kind, token);
  return token;
}

describe('authorisation matrix', () => {
  it('has a row for every route of the contract, and none for a route that is gone', () => {
    const covered = new Set(matrix.map((row) => row.route.id));
    expect([...covered].sort()).toEqual(apiRoutes.map((route) => route.id).sort());
  });

  it('knows every route that is registered', () => {
    const declared = new Set([
      ...apiRoutes.map((route) => `${route.method} ${route.path}`),
      ...Object.keys(outsideTheContract),
      ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} /api/*`),
    ]);
    const registered = app.http.registeredRoutes.filter((name) => !isAutomaticHead(name, declared));
    expect(registered.filter((name) => !declared.has(name))).toEqual([]);
    expect([...declared].filter((name) => !registered.includes(name))).toEqual([]);
  });

  it('expects a refusal exactly where the table of permissions refuses', () => {
    const signedIn = matrix.filter(({ route }) => route.access.kind === 'signed-in');
    const contradictions = signedIn.flatMap((row) =>
      principals
        .filter((kind) => {
          const refusal = refusalByTable(row.route, kind);
          const expected = row.expect[kind];
          return refusal === undefined ? expected === 401 : expected !== refusal;
        })
        .map((kind) => `${row.route.id}: ${kind} gets ${row.expect[kind]}`),
    );
    expect(contradictions).toEqual([]);
  });

  for (const row of matrix) {
    for (const kind of principals) {
      it(`${row.route.id}${row.object ? ` (${row.object})` : ''}: ${kind} gets ${row.expect[kind]}`, async () => {
        const input = (await inputFor(row, kind)) as RouteInput<typeof row.route>;
        const token = await tokenOf(kind);
        const answer = await app.call(row.route, input, token ? { token } : {});
        if (row.route.method !== 'GET' && answer.status < 400) sessions.clear();
        expect(answer.status, JSON.stringify(answer.body)).toBe(row.expect[kind]);
      });
    }
  }

  for (const [name, status] of Object.entries(outsideTheContract)) {
    it(`${name} answers everyone alike (${status})`, async () => {
      const [method, url = ''] = name.split(' ');
      for (const kind of principals) {
        const token = await tokenOf(kind);
        const response = await app.inject({
          method: method as 'GET',
          url: url.replace('*', 'nothing-here'),
          headers: token ? { authorization: `Bearer ${token}` } : {},
        });
        expect(response.statusCode, kind).toBe(status);
      }
    });
  }

  it('asks who you are before it says that something does not exist', async () => {
    for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const) {
      expect((await app.inject({ method, url: '/api/no/such/thing' })).statusCode).toBe(401);
    }
    const token = (await world.tokenFor('candidate')) ?? '';
    const known = await app.inject({ url: '/api/no/such/thing', headers: { authorization: `Bearer ${token}` } });
    expect(known.statusCode).toBe(404);
  });
});

/** Fastify answers HEAD wherever it answers GET. */
const isAutomaticHead = (name: string, declared: Set<string>) =>
  name.startsWith('HEAD ') && !declared.has(name) && declared.has(name.replace('HEAD', 'GET'));
