import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/rankings/rankings.routes.ts';
import * as runRoutes from '@candela/contract/rankings/score-runs.routes.ts';
import { createPersonWithCv, createRun, createScore } from '../../testing/cvs.ts';
import { createJob } from '../../testing/jobs.ts';
import { absent, type MatrixRow, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

/** A candidate in the ranking of a job of `world.companyId`; claimed by `world.people.candidate` when asked for. */
async function ranked(world: World, app: TestApp, isClaimed = false): Promise<{ jobId: string; candidateId: string }> {
  const jobId = await createJob(app, world);
  const person = await createPersonWithCv(app, world);
  await createScore(app, { ...world, jobId }, person, 70);
  if (isClaimed) {
    await app.platform.database.system
      .updateTable('candidates')
      .set({ account_id: world.people.candidate.accountId })
      .where('id', '=', person.candidateId)
      .execute();
  }
  return { jobId, candidateId: person.candidateId };
}

const ofJob = async (world: World, app: TestApp) => ({ params: { jobId: await createJob(app, world) }, query: {} });
const noJob = () => ({ params: { jobId: randomUUID() }, query: {} });
const justJob = async (world: World, app: TestApp) => ({ params: { jobId: await createJob(app, world) } });
const justNoJob = () => ({ params: { jobId: randomUUID() } });
/** Two moments of a job's ranking. */
async function compared(world: World, app: TestApp) {
  const { jobId } = await ranked(world, app);
  const before = await createRun(app, { ...world, jobId }, { total: 1, done: 1, finishedAt: app.clock.now() });
  return { params: { jobId }, query: { before } };
}
/** A run of a job, asked for under another job of the same company: not there. */
const otherJobsRun = async (world: World, app: TestApp) => ({
  ...(await compared(world, app)),
  ...(await justJob(world, app)),
});
const noPair = () => ({ params: { jobId: randomUUID(), candidateId: randomUUID() } });

export const rankingsMatrix: MatrixRow[] = [
  row(routes.getRanking, ownersOf(200), ofJob, 'own job'),
  row(routes.getRanking, absent(), noJob, 'absent'),
  row(routes.exportRanking, ownersOf(200), ofJob, 'own job'),
  row(routes.exportRanking, absent(), noJob, 'absent'),
  row(
    routes.explainRanking,
    { ...ownersOf(200), candidate: 404, otherCandidate: 404 },
    async (world, app) => ({ params: await ranked(world, app) }),
    'own person',
  ),
  row(
    routes.explainRanking,
    { ...ownersOf(200), candidate: 200, otherCandidate: 404 },
    async (world, app) => ({ params: await ranked(world, app, true) }),
    'claimed by the candidate',
  ),
  row(routes.explainRanking, { ...absent(), candidate: 404, otherCandidate: 404 }, noPair, 'absent'),
  row(routes.addToPipeline, ownersOf(200), async (world, app) => ({ params: await ranked(world, app) }), 'own person'),
  row(
    routes.addToPipeline,
    absent(),
    async (world, app) => ({ params: { jobId: await createJob(app, world), candidateId: randomUUID() } }),
    'absent person',
  ),
  row(routes.addToPipeline, absent(), noPair, 'absent'),
  row(runRoutes.listScoreRuns, ownersOf(200), justJob, 'own job'),
  row(runRoutes.listScoreRuns, absent(), justNoJob, 'absent'),
  row(runRoutes.startScoreRun, ownersOf(202), justJob, 'own job'),
  row(runRoutes.startScoreRun, absent(), justNoJob, 'absent'),
  row(runRoutes.compareScores, ownersOf(200), ofJob, 'own job'),
  row(runRoutes.compareScores, ownersOf(200), compared, 'own run'),
  row(runRoutes.compareScores, absent(), otherJobsRun, 'run of another job'),
  row(runRoutes.compareScores, absent(), noJob, 'absent'),
  row(runRoutes.exportComparison, ownersOf(200), ofJob, 'own job'),
  row(runRoutes.exportComparison, absent(), noJob, 'absent'),
];
