import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/cvs/cvs.routes.ts';
import { createPersonWithCv, ownCvOf } from '../../testing/cvs.ts';
import { createJob } from '../../testing/jobs.ts';
import { absent, type Expectations, type MatrixRow, only, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

const held = async (world: World, app: TestApp) => ({ params: { id: (await createPersonWithCv(app, world)).cvId } });
const none = () => ({ params: { id: randomUUID() } });

const ownCv = (world: World, app: TestApp) => ownCvOf(app, world.people.candidate.accountId);
const own = async (world: World, app: TestApp) => ({ params: { id: (await ownCv(world, app)).cvId } });

/** The candidate's own CV after they applied to `world.companyId`. */
async function applied(world: World, app: TestApp) {
  const { candidateId, cvId } = await ownCv(world, app);
  await app.platform.database.system
    .insertInto('applications')
    .values({
      organisation_id: world.organisationId,
      company_id: world.companyId,
      job_id: await createJob(app, world),
      candidate_id: candidateId,
    })
    .execute();
  return { params: { id: cvId } };
}

const noCandidate = (expectations: Expectations): Expectations => ({
  ...expectations,
  candidate: 404,
  otherCandidate: 404,
});
const candidates = (status: number) => only(status, ['candidate'], { otherCandidate: 404 });

export const cvsMatrix: MatrixRow[] = [
  row(routes.getCv, noCandidate(ownersOf(200)), held, 'held by the organisation'),
  row(routes.getCvFile, noCandidate(ownersOf(200)), held, 'held by the organisation'),
  // The order matters: no recruiter has seen the candidate's own CV until the application below.
  row(routes.getCv, { ...absent(), candidate: 200, otherCandidate: 404 }, own, "a candidate's own"),
  row(routes.getCvFile, { ...absent(), candidate: 200, otherCandidate: 404 }, own, "a candidate's own"),
  row(routes.getCv, { ...ownersOf(200), candidate: 200, otherCandidate: 404 }, applied, 'after an application'),
  row(routes.getCvFile, { ...ownersOf(200), candidate: 200, otherCandidate: 404 }, applied, 'after an application'),
  row(routes.getCv, noCandidate(absent()), none, 'absent'),
  row(routes.getCvFile, noCandidate(absent()), none, 'absent'),
  row(routes.getCvAhead, ownersOf(200), held, 'held by the organisation'),
  row(routes.getCvAhead, ownersOf(200), applied, 'after an application'),
  row(routes.getCvAhead, absent(), none, 'absent'),
  row(
    routes.updateCv,
    candidates(200),
    async (world, app) => ({ ...(await own(world, app)), body: { summary: 'Me.' } }),
    'own',
  ),
  row(
    routes.updateCv,
    only(404, ['candidate', 'otherCandidate']),
    async (world, app) => ({ ...(await held(world, app)), body: { summary: 'Not mine.' } }),
    'held by an organisation',
  ),
  row(routes.updateCv, only(404, ['candidate', 'otherCandidate']), () => ({ ...none(), body: {} }), 'absent'),
  row(routes.confirmCv, candidates(200), own, 'own'),
  row(routes.confirmCv, only(404, ['candidate', 'otherCandidate']), held, 'held by an organisation'),
  row(routes.confirmCv, only(404, ['candidate', 'otherCandidate']), none, 'absent'),
];
