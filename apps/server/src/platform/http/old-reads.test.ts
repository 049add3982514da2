import { may } from '@candela/contract/kernel/permissions.ts';
import { defineRoute } from '@candela/contract/kernel/route.ts';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { carryCallers, mayReadOld } from '../caller.ts';
import { noLimits } from '../limits/rate-limiter.repo.ts';
import type { Principal } from '../sessions/principal.ts';
import { registerApi } from './api-plugin.ts';
import { bind } from './binding.ts';
import { createOriginPolicy } from './origin.ts';

const isOld = z.object({ isOld: z.boolean() });
const shared = { summary: 'Test', access: may('job.read'), response: isOld } as const;
const listing = defineRoute({ ...shared, id: 'a.list', method: 'GET', path: '/api/list', mayBeSecondsOld: true });
const exact = defineRoute({ ...shared, id: 'a.exact', method: 'GET', path: '/api/exact' });
const change = defineRoute({ ...shared, id: 'a.change', method: 'POST', path: '/api/change' });

const session = { sessionId: 's', credentialsVersion: 1, email: 'ada@people.test', authenticatedAt: new Date() };
const recruiter: Principal = {
  ...session,
  role: 'recruiter',
  accountId: 'ada',
  organisationId: 'lighthouse',
  isParent: true,
  teamRole: 'admin',
  companyIds: 'all',
  hasActiveSubscription: true,
  share: 1,
};

let app: FastifyInstance;
afterEach(() => app.close());

/** What is asked of the replica, of whom something was changed a moment ago. */
function start(changed: readonly string[]) {
  const replica = {
    isSettled: vi.fn(async (ids: readonly string[]) => !ids.some((id) => changed.includes(id))),
    noteWrite: vi.fn(async () => undefined),
  };
  app = fastify();
  carryCallers(app);
  app.decorateRequest('principal', null);
  registerApi(app, {
    bindings: [listing, exact, change].map((route) => bind(route, async () => ({ isOld: mayReadOld() }))),
    authenticate: async () => recruiter,
    limiter: noLimits,
    origins: createOriginPolicy(undefined, 'http://localhost'),
    secureCookies: false,
    onChange: () => undefined,
    replica,
    answers: undefined,
  });
  const call = async (method: 'GET' | 'POST', url: string) => (await app.inject({ method, url })).json().isOld;
  return { replica, call };
}

it('a listing may be a second old where nothing of the account or its organisation changed just now', async () => {
  const { call, replica } = start([]);
  expect(await call('GET', '/api/list')).toBe(true);
  expect(replica.isSettled.mock.calls).toEqual([[['ada', 'lighthouse']]]);
});

it.each(['ada', 'lighthouse'])('it is read from the primary where something of %s did', async (id) => {
  expect(await start([id]).call('GET', '/api/list')).toBe(false);
});

it('what does not say that it may be old never is', async () => {
  const { call } = start([]);
  expect(await call('GET', '/api/exact')).toBe(false);
  expect(await call('POST', '/api/change')).toBe(false);
});

it('a person who changed something is remembered before they are answered', async () => {
  const { call, replica } = start([]);
  await call('GET', '/api/list');
  expect(replica.noteWrite).not.toHaveBeenCalled();
  await call('POST', '/api/change');
  expect(replica.noteWrite.mock.calls).toEqual([['ada']]);
});
