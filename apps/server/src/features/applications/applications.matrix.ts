import { randomUUID } from 'node:crypto';
import {
  changeApplicationStatus,
  exportApplications,
  getApplicationStats,
  listApplications,
} from '@candela/contract/applications/applications.routes.ts';
import { getBoard, getBoardColumn } from '@candela/contract/applications/board.routes.ts';
import { moveApplications, setRejectionReasons } from '@candela/contract/applications/moves.routes.ts';
import { saveFilters } from '@candela/contract/applications/saved-filters.routes.ts';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { absent, activeMembers, type MatrixRow, only, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

const ofJob = async (world: World, app: TestApp) => ({ query: { jobId: await createJob(app, world) } });
const ofCompany = (world: World) => ({ query: { companyId: world.companyId } });
const ofAbsentJob = () => ({ query: { jobId: randomUUID() } });
const params = { status: 'review' } as const;

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
  row(moveApplications, only(200, activeMembers), async (world, app) => {
    const jobId = await createJob(app, world);
    const { candidateId } = await createApplication(app, { ...world, jobId }, { email: 'a@matrix.test' });
    // Who may not see it is told so in the answer, and it stays where it is.
    return { body: { moves: [{ candidateId, jobId, status: 'review' as const }] } };
  }),
  row(setRejectionReasons, only(200, ['parent', 'otherParent']), () => ({ body: { reasons: ['Too far away'] } })),
  row(listApplications, only(200, activeMembers), () => ({ query: {} }), 'everything in reach'),
  row(listApplications, ownersOf(200), ofJob, 'own job'),
  row(listApplications, ownersOf(200), ofCompany, 'own company'),
  row(listApplications, absent(), ofAbsentJob, 'absent job'),
  row(exportApplications, only(200, activeMembers), () => ({ query: {} }), 'everything in reach'),
  row(exportApplications, ownersOf(200), ofJob, 'own job'),
  row(exportApplications, absent(), ofAbsentJob, 'absent job'),
  row(saveFilters, only(200, activeMembers), () => ({ body: { filters: 'status=review' } })),
  row(getApplicationStats, only(200, activeMembers), () => ({ query: { timeZone: 'Europe/London' } })),
  row(getBoard, only(200, activeMembers), () => ({ query: {} }), 'everything in reach'),
  row(getBoard, ownersOf(200), ofJob, 'own job'),
  row(getBoard, ownersOf(200), ofCompany, 'own company'),
  row(getBoard, absent(), ofAbsentJob, 'absent job'),
  row(getBoardColumn, only(200, activeMembers), () => ({ params, query: {} }), 'everything in reach'),
  row(getBoardColumn, ownersOf(200), async (world, app) => ({ params, ...(await ofJob(world, app)) }), 'own job'),
  row(getBoardColumn, absent(), () => ({ params, ...ofAbsentJob() }), 'absent job'),
];
