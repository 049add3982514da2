import { getAssessment, saveAnswers } from '@candela/contract/assessments/assessments.routes.ts';
import type { Answer, AssessmentType } from '@candela/contract/assessments/assessments.schemas.ts';
import { type CvValues, createOwnCv } from './cvs.ts';
import { createPerson, type Person, signIn } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A warehouse supervisor: enough work for every kind of question. */
export const warehouseCv: CvValues = {
  summary: 'Warehouse supervisor with eight years in food distribution.',
  skills: ['Stock control', 'Forklift driving', 'Rota planning', 'Health and safety'],
  experienceYears: 8,
  experience: [
    {
      title: 'Warehouse Supervisor',
      company: 'Northfield Foods',
      duration: '2019 – present',
      description:
        'Supervised a night shift of fourteen pickers and two drivers.\nCut picking errors by 40% in a year.\nPlanned the rota for three shifts.',
    },
    {
      title: 'Warehouse Operative',
      company: 'Harbour Cold Store',
      duration: '2016 – 2019',
      description:
        'Picked and packed chilled orders for sixty shops a day.\nTrained five new starters on the scanners.',
    },
  ],
};

export interface Taker extends Person {
  token: string;
  candidateId: string;
  cvId: string;
}

/** A signed-in candidate whose own CV is confirmed. */
export async function createTaker(app: TestApp, values: CvValues = warehouseCv): Promise<Taker> {
  const person = await createPerson(app, 'candidate');
  const { candidateId, cvId } = await createOwnCv(app, person.accountId, { email: person.email, ...values });
  await app.platform.database.system
    .updateTable('cvs')
    .set({ confirmed_at: app.clock.now() })
    .where('id', '=', cvId)
    .execute();
  return { ...person, token: (await signIn(app, person)).token, candidateId, cvId };
}

export const readAssessment = async (app: TestApp, { token }: { token: string }, type: AssessmentType) =>
  (await app.call(getAssessment, { params: { type } }, { token })).body.data;

type Given = Partial<Answer> & { answer: string };

/** Saves or submits the same answer to every question, or one for each. */
export async function answerAll(
  app: TestApp,
  taker: Pick<Taker, 'token' | 'candidateId'>,
  type: AssessmentType,
  given: Given | readonly Given[],
  { status = 'COMPLETED', version }: { status?: 'IN_PROGRESS' | 'COMPLETED'; version?: number } = {},
) {
  const { questions } = await readAssessment(app, taker, type);
  const answers = questions.map(({ id, category }, at) => ({
    id,
    category,
    ...(Array.isArray(given) ? given[at] : given),
  }));
  return app.call(
    saveAnswers,
    { body: { type, entity: 'cv', candidateId: taker.candidateId, status, answers, version } },
    { token: taker.token },
  );
}
