import { eraseAtOrganisation } from '@candela/contract/privacy/privacy.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../platform/database/database.ts';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { changeWhileWaiting } from '../../testing/locks.ts';
import { createCompany, createParent, createPerson, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMergeService } from '../duplicates/merge.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('erases a record that is merged into another in that moment where it has come to', async () => {
  const parent = await createParent(app);
  const { organisationId } = parent;
  await setPlan(app, organisationId, { name: 'enterprise' });
  const place = { organisationId, companyId: await createCompany(app, organisationId) };
  const person = await createPerson(app, 'candidate');
  const { system } = app.platform.database;
  const claimed = await createPersonWithCv(app, place, { name: 'Robin Marsh', email: person.email });
  const other = await createPersonWithCv(app, place, { name: 'Robin Marsh', email: 'earlier@people.test' });
  const claim = system.updateTable('candidates').set({ account_id: person.accountId });
  await claim.where('id', '=', claimed.candidateId).execute();

  const by = {
    ...parent,
    role: 'recruiter' as const,
    sessionId: '',
    credentialsVersion: 1,
    authenticatedAt: app.clock.now(),
    isParent: true,
    teamRole: 'admin' as const,
    companyIds: 'all' as const,
    hasActiveSubscription: true,
    share: 1,
  };
  const mergeIn = (tx: Tx) =>
    createMergeService({
      clock: app.clock,
      database: { ...app.platform.database, transaction: (_scope, work) => work(tx) },
      scoring: { rescorePerson: async () => undefined, partScores: async () => undefined },
    }).merge(by, { keepId: other.candidateId, mergeId: claimed.candidateId });
  const { token } = await signIn(app, person);
  const erased = await changeWhileWaiting(app, mergeIn, () =>
    app.call(eraseAtOrganisation, { params: { organisationId } }, { token }),
  );
  expect(erased.status).toBe(200);
  const left = system.selectFrom('candidates').select('id');
  expect(await left.where('id', 'in', [claimed.candidateId, other.candidateId]).execute()).toEqual([]);
});
