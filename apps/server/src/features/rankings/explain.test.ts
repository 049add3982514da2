import { explainRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPersonWithCv, createScore } from '../../testing/cvs.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { firstTry } from '../../testing/task-context.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { engineVersion } from '../scoring/engine.ts';
import { runScoring } from '../scoring/score-run.ts';

let app: TestApp;
let parent: Recruiter;
let place: { organisationId: string; companyId: string };
let token: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const lamp = 'Tended the lamp for two years at sea.';
const box = { x: 72, y: 300, width: 120, height: 14 };

async function createRanked() {
  const jobId = await createJob(app, place);
  const person = await createPersonWithCv(app, place, {
    name: 'Ines Faro',
    skills: ['Optics', 'Welding'],
    experience: [{ title: 'Lighthouse keeper', description: lamp }],
    sources: [{ field: 'experience.0.description', page: 2, box, quote: lamp, confidence: 0.9 }],
  });
  await runScoring(app.platform, { jobId, isAsked: false }, firstTry());
  const key = { jobId, candidateId: person.candidateId };
  const explain = (as = token) => app.call(explainRanking, { params: key }, { token: as });
  const stored = async () =>
    (
      await app.platform.database.system
        .selectFrom('scores')
        .select('evidence')
        .where('job_id', '=', jobId)
        .where('candidate_id', '=', person.candidateId)
        .executeTakeFirstOrThrow()
    ).evidence;
  return { ...key, cvId: person.cvId, explain, stored };
}

describe('why a candidate has their score', () => {
  it('is worked out at the first look, with quotations and where they stand, and kept', async () => {
    const { explain, stored, cvId } = await createRanked();
    expect(await stored()).toBeNull();
    const { body } = await explain();
    expect(body.data).toMatchObject({
      name: 'Ines Faro',
      cvId,
      threshold: 65,
      version: engineVersion,
      hasEvidence: true,
      note: null,
      earlier: [],
    });
    const evidence = body.data.factors.flatMap(({ met }) => met).flatMap((item) => item.evidence);
    expect(evidence).toContainEqual({ quote: lamp, field: 'experience.0.description', page: 2, box });
    expect(await stored()).toEqual(body.data.factors);
    expect((await explain()).body.data).toEqual(body.data);
  });

  it('is only what is known where the engine or the words have changed since', async () => {
    const jobId = await createJob(app, place);
    const person = await createPersonWithCv(app, place, { skills: ['Optics'] });
    await createScore(app, { ...place, jobId }, person, 61.5);
    const params = { jobId, candidateId: person.candidateId };
    const { body } = await app.call(explainRanking, { params }, { token });
    expect(body.data).toMatchObject({ score: 61.5, version: 'test-1', hasEvidence: false });
    expect(body.data.factors).toEqual([
      { id: 'skills', label: 'Skills', weight: 100, lit: 0.615, met: [], likely: [], missing: [] },
    ]);
  });

  it('is told to the person it is about once they have claimed the record, and to no other', async () => {
    const { explain, candidateId } = await createRanked();
    const [person, stranger] = [await createPerson(app, 'candidate'), await createPerson(app, 'candidate')];
    const [own, other] = [(await signIn(app, person)).token, (await signIn(app, stranger)).token];
    expect((await explain(own)).status).toBe(404);
    await app.platform.database.system
      .updateTable('candidates')
      .set({ account_id: person.accountId })
      .where('id', '=', candidateId)
      .execute();
    expect((await explain(own)).body.data.factors.length).toBeGreaterThan(0);
    expect((await explain(other)).status).toBe(404);
  });

  it('notes once a minute which recruiter looked', async () => {
    const { explain, candidateId } = await createRanked();
    const looks = async () =>
      (
        await app.platform.database.system
          .selectFrom('audit_events')
          .select('actor_account_id')
          .where('action', '=', 'score.viewed')
          .where('subject_id', '=', candidateId)
          .execute()
      ).length;
    await explain();
    await explain();
    expect(await looks()).toBe(1);
    app.clock.advance(61_000);
    await explain();
    expect(await looks()).toBe(2);
  });
});
