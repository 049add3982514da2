import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/job-descriptions/job-descriptions.routes.ts';
import { absent, type MatrixRow, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';
import { insertUpload } from './job-descriptions.repo.ts';

const file = (companyId: string) => ({
  fileName: 'job.pdf',
  contentType: 'application/pdf' as const,
  companyId,
  fileContent: Buffer.from('%PDF-1.7 1 0 obj << /Type /Page >> not much of one').toString('base64'),
});

const failedUpload = async (world: World, app: TestApp) => {
  const { id } = await insertUpload(app.platform.database.system, {
    organisation_id: world.organisationId,
    company_id: world.companyId,
    created_by: world.people.parent.accountId,
    file_name: 'job.pdf',
    storage_key: `job-descriptions/${randomUUID()}.pdf`,
    status: 'failed',
  });
  return { params: { id } };
};
const nothing = () => ({ params: { id: randomUUID() } });

export const jobDescriptionsMatrix: MatrixRow[] = [
  row(routes.uploadJobDescription, ownersOf(202), (world) => ({ body: file(world.companyId) }), 'for the own company'),
  row(routes.uploadJobDescription, absent(), () => ({ body: file(randomUUID()) }), 'for no company'),
  row(routes.retryJobDescriptionUpload, ownersOf(200), failedUpload, 'own upload'),
  row(routes.retryJobDescriptionUpload, absent(), nothing, 'absent'),
  row(routes.dismissJobDescriptionUpload, ownersOf(200), failedUpload, 'own upload'),
  row(routes.dismissJobDescriptionUpload, absent(), nothing, 'absent'),
];
