import { getOwnCv, updateCv } from '@candela/contract/cvs/cvs.routes.ts';
import { getBatch } from '@candela/contract/cvs/uploads.routes.ts';
import { explainRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cvText, uploadCvs } from '../../testing/uploads.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

const welder = Buffer.from(`Ida Falk
ida@repeat.test

EXPERIENCE
Welder, Harbour Yard
April 2019 - Present
- Welded hulls of fishing boats and kept the torch in order

SKILLS
Welding, Soldering
`);

it('makes an earlier file of their own the present CV again, corrections and scores included', async () => {
  const { organisationId } = await createParent(app);
  await setPlan(app, organisationId, { name: 'enterprise' });
  const companyId = await createCompany(app, organisationId);
  const requirements = ['Wound care and medication administration', 'Registered nurse'];
  const jobId = await createJob(app, { organisationId, companyId }, { title: 'Community Nurse', requirements });
  const person = await createPerson(app, 'candidate');
  const { token } = await signIn(app, person);
  const nurse = cvText({ name: 'Ida Falk', email: 'ida@repeat.test' });
  const upload = async (fileName: string, bytes: Buffer) => {
    app.clock.advance(60_000);
    const id = await uploadCvs(app, token, [{ fileName, bytes }]);
    await app.work();
    return (await app.call(getBatch, { params: { id } }, { token })).body.data.files[0]?.status;
  };
  const current = async () => {
    const { body } = await app.call(getOwnCv, {}, { token });
    if (!body.data) throw new Error('There is no CV');
    return body.data;
  };

  await upload('nurse.txt', nurse);
  const first = await current();
  await app.call(updateCv, { params: { id: first._id }, body: { summary: 'Corrected by hand.' } }, { token });
  const { system } = app.platform.database;
  const { id: candidateId } = await system
    .selectFrom('candidates')
    .select('id')
    .where('account_id', '=', person.accountId)
    .executeTakeFirstOrThrow();
  await apply(app, { organisationId, companyId, jobId }, candidateId);
  const explain = async () => (await app.call(explainRanking, { params: { jobId, candidateId } }, { token })).body.data;

  expect(await upload('welder.txt', welder)).toBe('read');
  const second = await explain();
  expect((await current()).skills).toContain('Welding');

  expect(await upload('nurse-again.txt', nurse)).toBe('duplicate');
  expect(await current()).toMatchObject({ _id: first._id, summary: 'Corrected by hand.', fileName: 'nurse.txt' });
  const third = await explain();
  expect(third.cvId).toBe(first._id);
  expect(third.score).toBeGreaterThan(second.score);
  expect(third.earlier[0]).toMatchObject({ score: second.score, replacedAt: third.scoredAt });
  expect(third.earlier).toHaveLength(second.earlier.length + 1);

  // Once more changes nothing.
  expect(await upload('nurse.txt', nurse)).toBe('duplicate');
  expect(await explain()).toEqual(third);
});
