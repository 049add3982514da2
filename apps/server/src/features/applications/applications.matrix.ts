import { randomUUID } from 'node:crypto';
import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { absent, type MatrixRow, ownersOf, row } from '../../testing/matrix.ts';

export const applicationsMatrix: MatrixRow[] = [
  row(
    changeApplicationStatus,
    ownersOf(200),
    async (world, app) => {
      const jobId = await createJob(app, world);
      const { candidateId } = await createApplication(app, { ...world, jobId }, { email: 'a@matrix.test' });
      return { body: { candidateId, jobId, status: 'review' as const } };
    },
    'own application',
  ),
  row(
    changeApplicationStatus,
    absent(),
    () => ({ body: { candidateId: randomUUID(), jobId: randomUUID(), status: 'review' as const } }),
    'absent',
  ),
];
