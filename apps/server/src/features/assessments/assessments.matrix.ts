import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/assessments/assessments.routes.ts';
import { readAssessment } from '../../testing/assessments.ts';
import { createOwnCv } from '../../testing/cvs.ts';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { absent, type MatrixRow, only, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { PrincipalKind, World } from '../../testing/world.ts';

const takers = ['candidate', 'otherCandidate'] as const;

/** The record of the world's candidate, with a confirmed CV. */
async function ownRecord(world: World, app: TestApp): Promise<string> {
  const { system } = app.platform.database;
  const { accountId } = world.people.candidate;
  const known = await system
    .selectFrom('candidates')
    .select('id')
    .where('account_id', '=', accountId)
    .where('organisation_id', 'is', null)
    .executeTakeFirst();
  const candidateId = known?.id ?? (await createOwnCv(app, accountId)).candidateId;
  await system
    .updateTable('cvs')
    .set({ confirmed_at: app.clock.now() })
    .where('candidate_id', '=', candidateId)
    .execute();
  return candidateId;
}

async function answersOf(world: World, app: TestApp, _kind: PrincipalKind) {
  const candidateId = await ownRecord(world, app);
  const token = (await world.tokenFor('candidate')) ?? '';
  const { questions } = await readAssessment(app, { token }, 'practice');
  const answers = questions.slice(0, 1).map(({ id }) => ({ id, answer: 'From the matrix' }));
  return { body: { type: 'practice', entity: 'cv', candidateId, status: 'IN_PROGRESS', answers } as const };
}

const params = { type: 'practice' as const };
async function assessed(world: World, app: TestApp) {
  const jobId = await createJob(app, world);
  const { candidateId } = await createApplication(app, { ...world, jobId }, { email: 'assessed@matrix.test' });
  return { params: { id: candidateId } };
}
const correction = {
  assessmentId: randomUUID(),
  questionId: 'interview-work-1',
  score: 2,
  reason: 'It names the rule.',
};
const body = { kinds: ['extra-time' as const], note: '' };

export const assessmentsMatrix: MatrixRow[] = [
  row(routes.getAssessment, only(200, takers), () => ({ params })),
  row(routes.saveAnswers, only(200, ['candidate'], { otherCandidate: 404 }), answersOf, 'their own'),
  row(
    routes.beginAttempt,
    only(200, ['candidate'], { otherCandidate: 404 }),
    async (world, app) => {
      await ownRecord(world, app);
      return { params };
    },
    'with a CV',
  ),
  row(routes.requestAdjustments, only(200, takers), () => ({ body })),
  row(routes.withdrawAdjustments, only(200, takers), () => ({})),
  row(routes.getCandidateAssessment, ownersOf(200), assessed, 'who applied'),
  row(routes.getCandidateAssessment, absent(), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(
    routes.correctScore,
    ownersOf(404),
    async (world, app) => ({ ...(await assessed(world, app)), body: correction }),
    'without an assessment',
  ),
  row(
    routes.replyToCorrection,
    only(404, takers),
    () => ({ params: { id: randomUUID() }, body: { text: 'I see.' } }),
    'absent',
  ),
];
