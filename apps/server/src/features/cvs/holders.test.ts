import { writeStatement } from '@candela/contract/authorship/authorship.routes.ts';
import { listHolders } from '@candela/contract/cvs/cvs.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOwnCv, createPersonWithCv, createScore } from '../../testing/cvs.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

async function createPlace() {
  const { organisationId } = await createParent(app);
  await setPlan(app, organisationId, { name: 'enterprise' });
  const { system } = app.platform.database;
  const { name } = await system
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return { organisationId, companyId: await createCompany(app, organisationId), name };
}

async function createCandidate() {
  const person = await createPerson(app, 'candidate');
  const { token } = await signIn(app, person);
  const holders = async () => (await app.call(listHolders, {}, { token })).body.data;
  const claim = (candidateId: string) =>
    app.platform.database.system
      .updateTable('candidates')
      .set({ account_id: person.accountId })
      .where('id', '=', candidateId)
      .execute();
  return { ...person, token, holders, claim };
}

it('names who holds a CV once the record is claimed, with scores, badge and statement; a shared address is not enough', async () => {
  const place = await createPlace();
  const person = await createCandidate();
  const held = await createPersonWithCv(app, place, { email: person.email, fileName: 'found.pdf' });
  const jobId = await createJob(app, place);
  await createScore(app, { ...place, jobId }, held, 71);
  const draft = await createJob(app, place, { status: 'Draft' });
  await createScore(app, { ...place, jobId: draft }, held, 99);
  expect(await person.holders()).toEqual([]);

  await person.claim(held.candidateId);
  const text = 'I wrote it myself.';
  await app.call(writeStatement, { params: { id: held.cvId }, body: { text } }, { token: person.token });
  const [holder, ...others] = await person.holders();
  expect(others).toEqual([]);
  expect(holder).toMatchObject({
    organisationName: place.name,
    candidateId: held.candidateId,
    isOwnCv: false,
    cvs: [{ id: held.cvId, fileName: 'found.pdf', isCurrent: true, authorship: { statement: { text } } }],
    scores: [{ jobId, match_score: 71 }],
  });
  expect(holder?.scores).toHaveLength(1);
  expect(holder?.cvs[0]?.authorship.falseAlarmRate.cvs).toBeGreaterThan(0);
});

it("names the organisations applied to, with that organisation's scores alone", async () => {
  const [first, second] = [await createPlace(), await createPlace()];
  const person = await createCandidate();
  const own = await createOwnCv(app, person.accountId);
  for (const [place, score] of [
    [first, 40],
    [second, 80],
  ] as const) {
    const jobId = await createJob(app, place);
    await apply(app, { ...place, jobId }, own.candidateId);
    await createScore(app, { ...place, jobId }, own, score);
  }
  const holders = await person.holders();
  expect(
    holders.map(({ organisationName, isOwnCv, cvs, scores }) => [
      organisationName,
      isOwnCv,
      cvs.length,
      scores.map(({ match_score }) => match_score),
    ]),
  ).toEqual(
    expect.arrayContaining([
      [first.name, true, 0, [40]],
      [second.name, true, 0, [80]],
    ]),
  );
  expect(holders).toHaveLength(2);
  expect(await (await createCandidate()).holders()).toEqual([]);
});
