import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/reviews/reviews.routes.ts';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { absent, type MatrixRow, only, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

const body = { about: 'score' as const, question: 'Please look at my years at sea again.' };
const candidates = ['candidate', 'otherCandidate'] as const;

/** An application of the world's candidate, with a record that the organisation holds and they have claimed. */
async function application(world: World, app: TestApp) {
  const jobId = await createJob(app, world);
  const { candidateId } = await createPersonWithCv(app, world);
  await app.platform.database.system
    .updateTable('candidates')
    .set({ account_id: world.people.candidate.accountId })
    .where('id', '=', candidateId)
    .execute();
  await apply(app, { ...world, jobId }, candidateId);
  return { jobId, candidateId };
}

async function asked(world: World, app: TestApp) {
  const { jobId, candidateId } = await application(world, app);
  const token = (await world.tokenFor('candidate')) ?? '';
  const { data } = (await app.call(routes.askForReview, { params: { id: jobId }, body }, { token })).body;
  return { id: data.id, candidateId };
}

export const reviewsMatrix: MatrixRow[] = [
  row(
    routes.askForReview,
    only(201, ['candidate'], { otherCandidate: 404 }),
    async (world, app) => ({ params: { id: (await application(world, app)).jobId }, body }),
    'own application',
  ),
  row(routes.askForReview, only(404, candidates), () => ({ params: { id: randomUUID() }, body }), 'absent'),
  row(routes.listOwnReviews, only(200, candidates), () => ({ params: { id: randomUUID() } })),
  row(
    routes.listCandidateReviews,
    ownersOf(200),
    async (world, app) => ({ params: { id: (await application(world, app)).candidateId } }),
    'own candidate',
  ),
  row(routes.listCandidateReviews, absent(), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(
    routes.answerReview,
    ownersOf(200),
    async (world, app) => ({ params: { id: (await asked(world, app)).id }, body: { answer: 'We did.' } }),
    'own request',
  ),
  row(routes.answerReview, absent(), () => ({ params: { id: randomUUID() }, body: { answer: 'We did.' } }), 'absent'),
];
