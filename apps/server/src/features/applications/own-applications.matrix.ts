import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/applications/own-applications.routes.ts';
import { ownCvOf } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { type MatrixRow, only, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

const openJob = async (world: World, app: TestApp) => {
  await ownCvOf(app, world.people.candidate.accountId);
  return { params: { id: await createJob(app, world) } };
};
/** To `world.companyId`, by the world's candidate. */
async function applied(world: World, app: TestApp) {
  const { candidateId } = await ownCvOf(app, world.people.candidate.accountId);
  const id = await createJob(app, world);
  await apply(app, { ...world, jobId: id }, candidateId);
  return { params: { id } };
}
const none = () => ({ params: { id: randomUUID() } });

const body = { text: 'It misses my years at sea.' };
const own = only(200, ['candidate'], { otherCandidate: 404 });
const absent = only(404, ['candidate', 'otherCandidate']);

/** After the rows about CVs: what is granted here, an organisation sees. */
export const ownApplicationsMatrix: MatrixRow[] = [
  row(routes.getOwnApplication, own, applied, 'own'),
  row(routes.getOwnApplication, absent, none, 'absent'),
  // The other candidate has no CV.
  row(routes.applyForJob, only(200, ['candidate'], { otherCandidate: 400 }), openJob, 'open job'),
  row(routes.applyForJob, absent, none, 'absent'),
  row(routes.writeScoreStatement, own, async (world, app) => ({ ...(await applied(world, app)), body }), 'own'),
  row(routes.writeScoreStatement, absent, () => ({ ...none(), body }), 'absent'),
  row(routes.removeScoreStatement, own, applied, 'own'),
  row(routes.withdrawApplication, own, applied, 'own'),
  row(routes.withdrawApplication, absent, none, 'absent'),
];
