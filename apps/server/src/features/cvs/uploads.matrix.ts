import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/cvs/uploads.routes.ts';
import { activeMembers, type MatrixRow, only, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';
import { insertBatch, insertFiles } from './uploads.repo.ts';

const uploaders = [...activeMembers, 'candidate', 'otherCandidate'] as const;
const one = { cvs: [{ fileName: 'cv.pdf' }] };

/** A batch for `world.companyId`, uploaded by its recruiter, with one file that failed. */
async function batchOf(world: World, app: TestApp): Promise<{ batchId: string; fileId: string }> {
  const place = {
    organisation_id: world.organisationId,
    company_id: world.companyId,
    account_id: world.people.companyRecruiter.accountId,
  };
  const batchId = await insertBatch(app.platform.database.system, place);
  const fileId = randomUUID();
  await insertFiles(app.platform.database.system, [
    {
      ...place,
      id: fileId,
      batch_id: batchId,
      file_name: 'x.pdf',
      content_type: 'application/pdf',
      storage_key: `cv/${fileId}.pdf`,
      status: 'failed',
    },
  ]);
  return { batchId, fileId };
}

/** The company's own people see it; none next door, none elsewhere, no candidate. */
const ownersOnly = (status: number) =>
  only(status, ['companyRecruiter', 'parent'], {
    siblingRecruiter: 404,
    otherParent: 404,
    candidate: 404,
    otherCandidate: 404,
  });

export const uploadsMatrix: MatrixRow[] = [
  row(routes.generateUploadUrls, only(200, uploaders), () => ({ body: one })),
  row(
    routes.generateUploadUrls,
    only(200, ['companyRecruiter', 'parent'], {
      siblingRecruiter: 404,
      otherParent: 404,
      // A candidate's file is their own, whatever company they name.
      candidate: 200,
      otherCandidate: 200,
    }),
    (world) => ({ body: { ...one, companyId: world.companyId } }),
    'own company',
  ),
  row(
    routes.generateUploadUrls,
    only(404, activeMembers, { candidate: 200, otherCandidate: 200 }),
    () => ({
      body: { ...one, jobId: randomUUID() },
    }),
    'absent job',
  ),
  row(routes.completeUpload, only(202, uploaders), () => ({ body: { keys: ['cv/nobody/absent.pdf'] } })),
  row(routes.getBatch, ownersOnly(200), async (world, app) => ({
    params: { id: (await batchOf(world, app)).batchId },
  })),
  row(routes.retryFile, ownersOnly(202), async (world, app) => ({
    params: { id: (await batchOf(world, app)).fileId },
  })),
];
