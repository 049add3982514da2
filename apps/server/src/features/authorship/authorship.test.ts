import { removeStatement, writeStatement } from '@candela/contract/authorship/authorship.routes.ts';
import { getCv, getOwnCv, updateCv } from '@candela/contract/cvs/cvs.routes.ts';
import { exportRanking, getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CvValues, createOwnCv, createPersonWithCv, createScore } from '../../testing/cvs.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cvText, uploadCvs } from '../../testing/uploads.ts';
import { judgeCvsTask } from './authorship.tasks.ts';

let app: TestApp;
let place: { organisationId: string; companyId: string };
let recruiter: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
  recruiter = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const system = () => app.platform.database.system;
const candidate = async () => {
  const person = await createPerson(app, 'candidate');
  return { ...person, token: (await signIn(app, person)).token };
};
const seen = async (id: string, token: string) =>
  (await app.call(getCv, { params: { id } }, { token })).body.cv.authorship;
const write = (id: string, text: string, token: string) =>
  app.call(writeStatement, { params: { id }, body: { text } }, { token });
const remove = (id: string, token: string) => app.call(removeStatement, { params: { id } }, { token });
const ranked = async (jobId: string) =>
  (await app.call(getRanking, { params: { jobId }, query: {} }, { token: recruiter })).body.rankings
    .candidates_ranked[0];

const duties = [
  'Looked after patients at home, changed dressings, gave injections and wrote the notes the same day.',
  'Drove between villages in all weathers with a car full of supplies and knew which bridges flood.',
  'Sat with families in the evening and explained what the doctor had meant in the morning.',
  'Kept the stock of the clinic in order and sent back what had gone out of date before anybody noticed.',
  'Trained two new nurses on the round and stood in for the team lead when she was on leave.',
  'Spoke at the village hall about falls, which are the reason for a third of the visits we made that year.',
  'Took the bloods for the surgery on Tuesdays, and brought them to the hospital in York before the traffic.',
];
const ordinary: CvValues = {
  experience: [{ title: 'Nurse', duration: '2015 – 2020', description: duties.join('\n') }],
  text: duties.join('\n'),
};
const traced: CvValues = { ...ordinary, text: ['Certainly! Here is your revised CV:', ...duties].join('\n') };

describe('when a CV is read', () => {
  it('is judged, and the score does not know of it', async () => {
    const jobId = await createJob(app, place);
    const files = [
      { fileName: 'one.txt', bytes: cvText({ name: 'Ida Falk', email: 'ida@ai.test', extra: duties.join('\n') }) },
      {
        fileName: 'two.txt',
        bytes: cvText({
          name: 'Eva Roth',
          // With the contacts, which are never scored.
          email: 'eva@ai.test\nhttps://roth.test/work?utm_source=chatgpt.com',
          extra: duties.join('\n'),
        }),
      },
    ];
    for (const file of files) await uploadCvs(app, recruiter, [file], { jobId });
    await app.work();
    const { candidates_ranked: people } = (
      await app.call(getRanking, { params: { jobId }, query: {} }, { token: recruiter })
    ).body.rankings;
    const of = (name: string) => people.find((entry) => entry.name === name);
    expect(of('Ida Falk')?.ai_likelihood).toBe('low');
    expect(of('Eva Roth')?.ai_likelihood).toBe('medium');
    expect(of('Eva Roth')?.match_score).toBe(of('Ida Falk')?.match_score);
    expect(await seen(of('Eva Roth')?.cvId ?? '', recruiter)).toMatchObject({
      likelihood: 'medium',
      version: 'authorship-1.0',
      reasons: [{ kind: 'artefact', quote: 'https://roth.test/work?utm_source=chatgpt.com' }],
      statement: null,
    });
  });

  it('says how often it is wrong about people', async () => {
    const { cvId } = await createPersonWithCv(app, place);
    const { falseAlarmRate } = await seen(cvId, recruiter);
    expect(falseAlarmRate.cvs).toBeGreaterThan(500);
    expect(falseAlarmRate.high).toBeLessThanOrEqual(0.01);
    expect(falseAlarmRate.highAtMost).toBeGreaterThan(falseAlarmRate.high);
    expect(falseAlarmRate.medium).toBeLessThan(0.05);
  });
});

describe('a CV its owner changes', () => {
  it('is judged anew with the change', async () => {
    const person = await candidate();
    const { cvId } = await createOwnCv(app, person.accountId, ordinary);
    const edit = async (description: string) =>
      (
        await app.call(
          updateCv,
          {
            params: { id: cvId },
            body: { experience: [{ title: 'Nurse', company: '', duration: '2015 – 2020', description }] },
          },
          { token: person.token },
        )
      ).body.data.authorship;
    const withTrace = await edit([...duties, 'Let me know if you’d like me to tailor this further.'].join('\n'));
    expect(withTrace.likelihood).toBe('high');
    expect((await app.call(getOwnCv, {}, { token: person.token })).body.data?.authorship).toEqual(withTrace);
    expect((await edit(duties.join('\n'))).likelihood).toBe('low');
  });
});

describe('CVs that no judge of this version has seen', () => {
  const judgeAll = async () => {
    await app.platform.queue.enqueue(system(), judgeCvsTask, {}, { tenant: 'platform', key: 'start' });
    await app.work();
  };

  it('are judged although one among them cannot be', async () => {
    const ids: string[] = [];
    for (const name of ['first', 'stuck', 'last']) {
      ids.push((await createPersonWithCv(app, place, { name, email: `${name}@judged.test` })).cvId);
    }
    await system().updateTable('cvs').set({ ai_version: 'authorship-0.1' }).where('id', 'in', ids).execute();
    await system()
      .updateTable('cvs')
      .set({ experience: '[{"company": 7}]' })
      .where('id', '=', ids[1] ?? '')
      .execute();
    await judgeAll();
    const rows = await system().selectFrom('cvs').select(['id', 'ai_version']).where('id', 'in', ids).execute();
    const behind = rows.filter(({ ai_version }) => ai_version === 'authorship-0.1').map(({ id }) => id);
    await system()
      .updateTable('cvs')
      .set({ experience: '[]' })
      .where('id', '=', ids[1] ?? '')
      .execute();
    expect(behind).toEqual([ids[1]]);
  });

  it('are judged in the background, once', async () => {
    const jobId = await createJob(app, place);
    const people = [await createPersonWithCv(app, place, traced), await createPersonWithCv(app, place, ordinary)];
    const [first, second] = people.map(({ cvId }) => cvId) as [string, string];
    await createScore(app, { ...place, jobId }, { candidateId: people[0]?.candidateId ?? '', cvId: first }, 80);
    expect(await ranked(jobId)).toMatchObject({ ai_likelihood: 'unknown', match_score: 80 });
    expect((await seen(first, recruiter)).version).toBe('');

    await judgeAll();
    expect(await ranked(jobId)).toMatchObject({ ai_likelihood: 'high', match_score: 80 });
    expect((await seen(second, recruiter)).likelihood).toBe('low');
    const file = await app.call(exportRanking, { params: { jobId }, query: {} }, { token: recruiter });
    expect(String(file.body)).toContain('high');

    // Of this version already: left alone, whatever stands there.
    await system().updateTable('cvs').set({ ai_likelihood: 'medium' }).where('id', '=', second).execute();
    await judgeAll();
    expect((await seen(second, recruiter)).likelihood).toBe('medium');
    await system().updateTable('cvs').set({ ai_version: 'authorship-0.9' }).where('id', '=', second).execute();
    await judgeAll();
    expect((await seen(second, recruiter)).likelihood).toBe('low');
  });
});

describe('the statement', () => {
  it('is written, changed and taken back by the person, also on a CV an organisation holds', async () => {
    const person = await candidate();
    const { cvId, candidateId } = await createPersonWithCv(app, place, traced);
    await system()
      .updateTable('candidates')
      .set({ account_id: person.accountId })
      .where('id', '=', candidateId)
      .execute();

    const first = await write(cvId, '  I had help with the wording; the work is mine.  ', person.token);
    expect(first.body.data.text).toBe('I had help with the wording; the work is mine.');
    expect((await seen(cvId, recruiter)).statement).toEqual(first.body.data);

    app.clock.advance(60_000);
    const { data: second } = (await write(cvId, 'My sister typed it. <b>Not a robot</b>', person.token)).body;
    expect((await seen(cvId, recruiter)).statement).toEqual(second);
    expect(second.writtenAt > first.body.data.writtenAt).toBe(true);

    expect((await remove(cvId, person.token)).status).toBe(200);
    expect((await remove(cvId, person.token)).status).toBe(200);
    expect((await seen(cvId, recruiter)).statement).toBeNull();
    const audited = await system()
      .selectFrom('audit_events')
      .select(['action', 'actor_account_id'])
      .where('subject_id', '=', candidateId)
      .where('action', 'like', 'cv.statement%')
      .orderBy('id')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual([
      'cv.statement-written',
      'cv.statement-written',
      'cv.statement-removed',
    ]);
    expect(audited.every((event) => event.actor_account_id === person.accountId)).toBe(true);
  });

  it('is not for other accounts to write, and a record that is not claimed has none', async () => {
    const [owner, other] = [await candidate(), await candidate()];
    const { cvId } = await createOwnCv(app, owner.accountId, ordinary);
    const held = await createPersonWithCv(app, place, ordinary);
    await write(cvId, 'Mine.', owner.token);
    expect((await write(cvId, 'Hers.', other.token)).status).toBe(404);
    expect((await remove(cvId, other.token)).status).toBe(404);
    expect((await write(cvId, 'Ours.', recruiter)).status).toBe(403);
    expect((await write(held.cvId, 'Whose?', owner.token)).status).toBe(404);
    expect((await seen(cvId, owner.token)).statement?.text).toBe('Mine.');
  });

  it('has at most a thousand characters, and at least one', async () => {
    const person = await candidate();
    const { cvId } = await createOwnCv(app, person.accountId, ordinary);
    expect((await write(cvId, 'x'.repeat(1000), person.token)).status).toBe(200);
    expect((await write(cvId, 'x'.repeat(1001), person.token)).body.errors).toMatchObject([{ path: 'text' }]);
    expect((await write(cvId, '   ', person.token)).status).toBe(400);
  });
});
