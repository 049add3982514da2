import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './calls.ts';

const answer =
  'I planned the shift first, because two drivers were ill, told each picker what had changed and wrote down why.';

/** Questions are made of a CV that its owner has confirmed; waits until it was read. */
export async function confirmOwnCv(url: string, token: string): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(200)) {
    const { body } = await call(`${url}/api/candidate/cv`, { token });
    const cv = body.data as { _id: string } | null | undefined;
    if (!cv) continue;
    const { status } = await call(`${url}/api/candidate/cv/${cv._id}/confirm`, { token, method: 'POST' });
    if (status !== 200) throw new Error(`Confirming the CV answered ${status}`);
    return;
  }
  throw new Error('The CV was not read within two minutes');
}

/** A new practice attempt of the signed-in candidate, answered and submitted. */
export async function submitPractice(url: string, token: string): Promise<void> {
  const begun = await call(`${url}/api/candidate/assessments/practice/attempts`, { token, method: 'POST' });
  if (begun.status >= 300) throw new Error(`A new attempt answered ${begun.status}: ${JSON.stringify(begun.body)}`);
  const { questions, candidateId } = begun.body.data as {
    questions: { id: string; category: string }[];
    candidateId: string;
  };
  const answers = questions.map(({ id, category }) => ({ id, category, answer }));
  const body = { type: 'practice', entity: 'cv', candidateId, status: 'COMPLETED', answers };
  const saved = await call(`${url}/api/candidate/answers`, { token, body });
  if (saved.status !== 200) throw new Error(`Saving answered ${saved.status}: ${JSON.stringify(saved.body)}`);
}
