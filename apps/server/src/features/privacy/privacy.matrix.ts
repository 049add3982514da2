import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/privacy/privacy.routes.ts';
import * as retentionRoutes from '@candela/contract/privacy/retention.routes.ts';
import { updateCandidate } from '../../records/candidates.repo.ts';
import { insertCv } from '../../records/cvs.repo.ts';
import { ownCvOf } from '../../testing/cvs.ts';
import { anyone, type MatrixRow, only, row, signedIn } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';

const candidates = ['candidate', 'otherCandidate'] as const;
const activeParents = ['parent', 'otherParent'] as const;
const parents = ['parent', 'otherParent', 'lapsedParent'] as const;

/** Other rows may have left the candidate a record without a CV. */
async function withOwnRecord(app: TestApp, accountId: string): Promise<void> {
  const { system } = app.platform.database;
  const record = await system
    .selectFrom('candidates')
    .select(['id', 'current_cv_id'])
    .where('account_id', '=', accountId)
    .where('organisation_id', 'is', null)
    .executeTakeFirst();
  if (!record) await ownCvOf(app, accountId);
  if (!record || record.current_cv_id) return;
  const file = { file_name: 'cv.pdf', content_type: 'application/pdf' };
  const cvId = await insertCv(system, { candidate_id: record.id, organisation_id: null, ...file });
  await updateCandidate(system, record.id, { current_cv_id: cvId });
}

export const privacyMatrix: MatrixRow[] = [
  row(routes.setObjection, only(200, candidates), async (world, app) => {
    for (const kind of candidates) await withOwnRecord(app, world.people[kind].accountId);
    return { body: { isObjecting: false } };
  }),
  row(
    routes.eraseAtOrganisation,
    only(404, candidates),
    () => ({ params: { organisationId: randomUUID() } }),
    'absent',
  ),
  row(routes.getResume, only(200, candidates), async (world, app) => {
    for (const kind of candidates) await withOwnRecord(app, world.people[kind].accountId);
    return {};
  }),
  row(routes.requestExport, only(202, signedIn), () => ({})),
  row(routes.requestOrganisationExport, only(202, parents), () => ({})),
  row(routes.downloadExport, only(404, signedIn), () => ({ params: { id: randomUUID() } }), 'absent'),
  // No caller types their own address here: the matrix goes on with these accounts.
  row(routes.deleteAccount, only(400, signedIn), () => ({ body: { email: 'another@matrix.test' } }), 'another address'),
  row(retentionRoutes.setRetention, only(200, activeParents), () => ({ body: { months: 24 } })),
  row(routes.getProcessing, anyone(200), () => ({})),
];
