import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/reports/reports.routes.ts';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { absent, type MatrixRow, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';
import { insertReport } from './reports.repo.ts';

async function atInterview(world: World, app: TestApp) {
  const jobId = await createJob(app, world);
  const person = { email: 'report@matrix.test', status: 'interview' as const };
  const { candidateId } = await createApplication(app, { ...world, jobId }, person);
  return { jobId, candidateId };
}

async function ready(world: World, app: TestApp) {
  const { jobId, candidateId } = await atInterview(world, app);
  const { system } = app.platform.database;
  const storageKey = `report/test/${randomUUID()}.pdf`;
  await app.platform.storage.put(storageKey, Buffer.from('%PDF-1.7'), 'application/pdf');
  const id = await insertReport(system, {
    organisation_id: world.organisationId,
    company_id: world.companyId,
    job_id: jobId,
    candidate_id: candidateId,
    is_blind: false,
    status: 'ready',
    storage_key: storageKey,
    created_at: app.clock.now(),
  });
  return { params: { id } };
}

export const reportsMatrix: MatrixRow[] = [
  row(
    routes.createReport,
    ownersOf(202),
    async (world, app) => ({ body: { ...(await atInterview(world, app)), withoutAssessment: true } }),
    'own application',
  ),
  row(
    routes.createReport,
    absent(),
    () => ({ body: { jobId: randomUUID(), candidateId: randomUUID(), withoutAssessment: true } }),
    'absent',
  ),
  row(routes.downloadReport, ownersOf(200), ready, 'own report'),
  row(routes.downloadReport, absent(), () => ({ params: { id: randomUUID() } }), 'absent'),
];
