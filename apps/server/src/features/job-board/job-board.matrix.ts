import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/job-board/job-board.routes.ts';
import { createJob } from '../../testing/jobs.ts';
import { absent, type MatrixRow, ownersOf, row } from '../../testing/matrix.ts';

export const jobBoardMatrix: MatrixRow[] = [
  row(
    routes.publishToCvLibrary,
    ownersOf(200),
    async (world, app) => ({ body: { jobId: await createJob(app, world) } }),
    'own job',
  ),
  row(routes.publishToCvLibrary, absent(), () => ({ body: { jobId: randomUUID() } }), 'absent'),
  // Not published yet, so even its owners get a conflict, and no other caller learns that much.
  row(
    routes.syncWithCvLibrary,
    ownersOf(409),
    async (world, app) => ({ params: { id: await createJob(app, world) }, body: {} }),
    'own job',
  ),
  row(routes.syncWithCvLibrary, absent(), () => ({ params: { id: randomUUID() }, body: {} }), 'absent'),
];
