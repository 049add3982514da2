import { randomUUID } from 'node:crypto';
import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import * as routes from '@candela/contract/receipts/receipts.routes.ts';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { absent, anyone, type MatrixRow, only, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

/** An application of the world's candidate, made on a record that the organisation holds, that was moved once. */
async function decided(world: World, app: TestApp) {
  const jobId = await createJob(app, world);
  const { candidateId } = await createApplication(app, { ...world, jobId }, { email: 'decided@matrix.test' });
  await app.platform.database.system
    .updateTable('candidates')
    .set({ account_id: world.people.candidate.accountId })
    .where('id', '=', candidateId)
    .execute();
  const token = (await world.tokenFor('parent')) ?? '';
  await app.call(changeApplicationStatus, { body: { candidateId, jobId, status: 'review' } }, { token });
  return { candidateId, jobId };
}

const forged = {
  format: 'candela-receipt/1' as const,
  application: randomUUID(),
  number: 1,
  previous: null,
  at: '2026-11-16T09:00:00.000Z',
  job: 'Baker',
  company: 'Crumb',
  from: null,
  to: 'pending' as const,
  by: { role: 'candidate' as const, name: null },
  score: null,
  hash: '0'.repeat(64),
};

export const receiptsMatrix: MatrixRow[] = [
  row(
    routes.listReceipts,
    ownersOf(200),
    async (world, app) => ({ params: { id: (await decided(world, app)).candidateId } }),
    'own candidate',
  ),
  row(routes.listReceipts, absent(), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(
    routes.listOwnReceipts,
    only(200, ['candidate'], { otherCandidate: 404 }),
    async (world, app) => ({ params: { id: (await decided(world, app)).jobId } }),
    'own application',
  ),
  row(
    routes.listOwnReceipts,
    only(404, ['candidate', 'otherCandidate']),
    () => ({ params: { id: randomUUID() } }),
    'absent',
  ),
  row(routes.checkReceipt, anyone(200), () => ({ body: { receipt: forged } })),
];
