import type { Access } from '@candela/contract/kernel/route.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCompany,
  createMember,
  createParent,
  createPerson,
  type Person,
  setPlan,
  signIn,
} from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { days } from '../clock.ts';
import { AppError } from '../errors.ts';
import { authorise } from './authorise.ts';
import type { Principal } from './principal.ts';
import { createSessions } from './sessions.ts';
import { isSubscriptionActive } from './subscription-status.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function principalOf(person: Person): Promise<Principal | null> {
  const { token } = await signIn(app, person);
  const { sid } = decodeJwt<{ sid: string }>(token);
  const sessions = createSessions(app.platform.database, app.clock);
  const principal = await sessions.find(sid);
  sessions.close();
  return principal;
}

function outcome(access: Access, principal: Principal | null): string {
  try {
    authorise(access, principal);
    return 'allowed';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const recruiters = { kind: 'signed-in', permission: 'job.read', roles: ['recruiter'] } as const;
const withPlan = { ...recruiters, subscription: 'active' } as const;
const parents = { ...recruiters, parentOnly: true } as const;

describe('who a session is', () => {
  it('carries the companies a member may see', async () => {
    const parent = await createParent(app);
    const companies = [
      await createCompany(app, parent.organisationId),
      await createCompany(app, parent.organisationId),
    ];
    const member = await createMember(app, parent.organisationId, companies[0] ?? null);
    expect(await principalOf(member)).toMatchObject({ isParent: false, companyIds: [companies[0]] });
    expect(await principalOf(parent)).toMatchObject({ isParent: true, companyIds: 'all' });
    // Whose last company is gone sees none, not all.
    await app.platform.database.system
      .deleteFrom('companies')
      .where('id', '=', companies[0] ?? '')
      .execute();
    expect(await principalOf(member)).toMatchObject({ companyIds: [] });
  });
});

describe('authorise', () => {
  it('lets every caller into public and cookie routes, no unknown one into others', () => {
    expect(outcome({ kind: 'public' }, null)).toBe('allowed');
    expect(outcome({ kind: 'cookie' }, null)).toBe('allowed');
    expect(outcome(recruiters, null)).toBe('UNAUTHENTICATED');
  });

  it('asks for the role', async () => {
    for (const role of ['candidate', 'admin'] as const) {
      const principal = await principalOf(await createPerson(app, role));
      expect(outcome(recruiters, principal)).toBe('FORBIDDEN');
      expect(outcome({ ...recruiters, roles: [role], subscription: 'active', parentOnly: true }, principal)).toBe(
        'allowed',
      );
    }
  });

  it('asks for a plan that has not lapsed, where the route does', async () => {
    const parent = await createParent(app);
    expect(outcome(withPlan, await principalOf(parent))).toBe('allowed');
    await setPlan(app, parent.organisationId, { name: 'scale' });
    expect(outcome(withPlan, await principalOf(parent))).toBe('allowed');
    await setPlan(app, parent.organisationId, { name: 'scale', periodEnd: app.clock.now() });
    expect(outcome(withPlan, await principalOf(parent))).toBe('SUBSCRIPTION_INACTIVE');
    expect(outcome(recruiters, await principalOf(parent))).toBe('allowed');
  });

  it('keeps what is for the parent from other members', async () => {
    const parent = await createParent(app);
    const member = await createMember(app, parent.organisationId, null);
    expect(outcome(parents, await principalOf(parent))).toBe('allowed');
    expect(outcome(parents, await principalOf(member))).toBe('FORBIDDEN');
  });

  it('keeps a removed member out, except from what concerns the account alone', async () => {
    const former = await principalOf(await createPerson(app, 'recruiter'));
    expect(outcome(recruiters, former)).toBe('FORBIDDEN');
    expect(outcome({ ...recruiters, membership: 'optional' }, former)).toBe('allowed');
  });
});

describe('a subscription', () => {
  it('is active on Free for ever, and on a paid plan until the period ends', () => {
    const now = new Date();
    const later = new Date(now.getTime() + days(1));
    const state = { graceUntil: null, renews: false };
    expect(isSubscriptionActive({ ...state, status: 'free', currentPeriodEnd: null }, now)).toBe(true);
    expect(isSubscriptionActive({ ...state, status: 'active', currentPeriodEnd: later }, now)).toBe(true);
    expect(isSubscriptionActive({ ...state, status: 'active', currentPeriodEnd: now }, now)).toBe(false);
    expect(isSubscriptionActive({ ...state, status: 'active', currentPeriodEnd: null }, now)).toBe(false);
  });

  it('that a processor renews counts a day longer, until it has said whether it did', () => {
    const now = new Date();
    const state = { status: 'active', graceUntil: null, renews: true } as const;
    const endedBefore = (milliseconds: number) => ({
      ...state,
      currentPeriodEnd: new Date(now.getTime() - milliseconds),
    });
    expect(isSubscriptionActive(endedBefore(days(1) - 1), now)).toBe(true);
    expect(isSubscriptionActive(endedBefore(days(1)), now)).toBe(false);
  });

  it('whose payment failed counts until the grace ends', () => {
    const now = new Date();
    const later = new Date(now.getTime() + days(1));
    const failed = { status: 'past_due', currentPeriodEnd: later, renews: true } as const;
    expect(isSubscriptionActive({ ...failed, graceUntil: later }, now)).toBe(true);
    expect(isSubscriptionActive({ ...failed, graceUntil: now }, now)).toBe(false);
    expect(isSubscriptionActive({ ...failed, graceUntil: null }, now)).toBe(false);
  });
});
