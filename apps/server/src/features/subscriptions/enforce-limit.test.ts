import type { Limits } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../platform/database/database.ts';
import type { Scope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { changeWhileWaiting } from '../../testing/locks.ts';
import {
  createCompany,
  createMember,
  createParent,
  createPerson,
  type Recruiter,
  setPlan,
} from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enforceLimit } from './subscriptions.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const scopeOf = (recruiter: Recruiter, companyIds: 'all' | string[] = 'all'): Scope => ({
  kind: 'tenant',
  accountId: recruiter.accountId,
  organisationId: recruiter.organisationId,
  companyIds,
});

/** What features do: ask for a place, then take it, in one transaction. */
async function take(scope: Scope, organisationId: string, kind: keyof Limits, add: (tx: Tx) => Promise<unknown>) {
  try {
    await app.platform.database.transaction(scope, async (tx) => {
      await enforceLimit(tx, organisationId, kind);
      await add(tx);
    });
    return 'taken';
  } catch (error) {
    if (error instanceof AppError && error.code === 'SUBSCRIPTION_LIMIT_EXCEEDED') return error.message;
    throw error;
  }
}

const addCompany = (organisationId: string) => (tx: Tx) =>
  tx.insertInto('companies').values({ organisation_id: organisationId, company_name: 'One more' }).execute();
const addJob = (organisationId: string, companyId: string) => (tx: Tx) =>
  tx
    .insertInto('jobs')
    .values({ organisation_id: organisationId, company_id: companyId, title: 'One more', status: 'Active' })
    .execute();
const addMember = (organisationId: string, accountId: string) => (tx: Tx) =>
  tx.insertInto('members').values({ account_id: accountId, organisation_id: organisationId }).execute();

const count = (outcomes: string[]) => outcomes.filter((outcome) => outcome === 'taken').length;

describe('a plan’s limits', () => {
  it('give the last company place to one of many who ask at once', async () => {
    const parent = await createParent(app);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        take(scopeOf(parent), parent.organisationId, 'companies', addCompany(parent.organisationId)),
      ),
    );
    expect(count(outcomes)).toBe(1);
    expect(outcomes).toContain(
      'You have reached your plan limit for companies. Please upgrade your plan or remove existing companies to continue.',
    );
  });

  it('are those of the plan that begins in the moment in which someone asks', async () => {
    const parent = await createParent(app);
    const { organisationId } = parent;
    await createCompany(app, organisationId);
    const upgrade = (tx: Tx) =>
      tx
        .updateTable('subscriptions')
        .set((eb) => ({ plan_id: eb.selectFrom('plans').select('id').where('name', '=', 'scale') }))
        .where('organisation_id', '=', organisationId)
        .execute();
    const outcome = await changeWhileWaiting(app, upgrade, () =>
      take(scopeOf(parent), organisationId, 'companies', addCompany(organisationId)),
    );
    expect(outcome).toBe('taken');
  });

  it('give the last places for active jobs to as many as there are', async () => {
    const parent = await createParent(app);
    await setPlan(app, parent.organisationId, { name: 'starter' });
    const company = await createCompany(app, parent.organisationId);
    const outcomes = await Promise.all(
      Array.from({ length: 9 }, () =>
        take(scopeOf(parent), parent.organisationId, 'jobs', addJob(parent.organisationId, company)),
      ),
    );
    expect(count(outcomes)).toBe(5);
    expect(outcomes).toContain(
      'You have reached your plan limit for jobs. Please upgrade your plan or remove existing jobs to continue.',
    );
  });

  it('give the last seat to one of two', async () => {
    const parent = await createParent(app);
    await setPlan(app, parent.organisationId, { name: 'starter' });
    await createMember(app, parent.organisationId, null);
    const people = await Promise.all([createPerson(app, 'recruiter'), createPerson(app, 'recruiter')]);
    const outcomes = await Promise.all(
      people.map(({ accountId }) =>
        take(scopeOf(parent), parent.organisationId, 'seats', addMember(parent.organisationId, accountId)),
      ),
    );
    expect(count(outcomes)).toBe(1);
    expect(outcomes).toContain(
      'You have reached your plan limit for team members. Please upgrade your plan or remove teammates to continue.',
    );
  });

  it('do not count a place whose transaction fails', async () => {
    const parent = await createParent(app);
    const failing = app.platform.database.transaction(scopeOf(parent), async (tx) => {
      await enforceLimit(tx, parent.organisationId, 'companies');
      await addCompany(parent.organisationId)(tx);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await take(scopeOf(parent), parent.organisationId, 'companies', addCompany(parent.organisationId))).toBe(
      'taken',
    );
  });

  it('do not exist where the plan says -1', async () => {
    const parent = await createParent(app);
    await setPlan(app, parent.organisationId, { name: 'enterprise' });
    const outcomes = await Promise.all(
      Array.from({ length: 7 }, () =>
        take(scopeOf(parent), parent.organisationId, 'companies', addCompany(parent.organisationId)),
      ),
    );
    expect(count(outcomes)).toBe(7);
  });

  it("are the organisation's: a company-scoped member's jobs count with those they cannot see", async () => {
    const parent = await createParent(app);
    await setPlan(app, parent.organisationId, { name: 'starter' });
    const [own, sibling] = [
      await createCompany(app, parent.organisationId),
      await createCompany(app, parent.organisationId),
    ];
    const member = await createMember(app, parent.organisationId, own);
    for (let job = 0; job < 4; job += 1) await addJob(parent.organisationId, sibling)(app.platform.database.system);
    const scope = scopeOf(member, [own]);
    const ask = () => take(scope, parent.organisationId, 'jobs', addJob(parent.organisationId, own));
    expect(await ask()).toBe('taken');
    expect(await ask()).toMatch(/^You have reached your plan limit for jobs/);
  });

  it('are counted without widening what a company-scoped member sees afterwards', async () => {
    const parent = await createParent(app);
    await setPlan(app, parent.organisationId, { name: 'scale' });
    const own = await createCompany(app, parent.organisationId);
    await createCompany(app, parent.organisationId);
    const member = await createMember(app, parent.organisationId, own);
    const seen = await app.platform.database.transaction(scopeOf(member, [own]), async (tx) => {
      await enforceLimit(tx, parent.organisationId, 'jobs');
      return tx.selectFrom('companies').select('id').execute();
    });
    expect(seen).toEqual([{ id: own }]);
  });

  it('count active jobs only', async () => {
    const parent = await createParent(app);
    const company = await createCompany(app, parent.organisationId);
    await app.platform.database.system
      .insertInto('jobs')
      .values({ organisation_id: parent.organisationId, company_id: company, title: 'Draft', status: 'Draft' })
      .execute();
    expect(await take(scopeOf(parent), parent.organisationId, 'jobs', addJob(parent.organisationId, company))).toBe(
      'taken',
    );
  });

  it("cannot be asked about, nor used up, from another organisation's scope", async () => {
    const [parent, stranger] = [await createParent(app), await createParent(app)];
    const foreign = take(scopeOf(stranger), parent.organisationId, 'companies', addCompany(parent.organisationId));
    await expect(foreign).rejects.toThrow();
    expect(await take(scopeOf(parent), parent.organisationId, 'companies', addCompany(parent.organisationId))).toBe(
      'taken',
    );
  });
});
