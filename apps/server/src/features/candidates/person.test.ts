import { getPerson } from '@candela/contract/candidates/candidates.routes.ts';
import { addToPipeline } from '@candela/contract/rankings/rankings.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPersonWithCv, createScore } from '../../testing/cvs.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createMember, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("a person's page", () => {
  it('shows each colleague the scores and the history of the companies they work for', async () => {
    const parent = await createParent(app);
    const { organisationId } = parent;
    await setPlan(app, organisationId, { name: 'enterprise' });
    const own = { organisationId, companyId: await createCompany(app, organisationId, 'Own') };
    const sibling = { organisationId, companyId: await createCompany(app, organisationId, 'Next door') };
    const person = await createPersonWithCv(app, own, { name: 'Ines Faro', email: 'ines@people.test' });
    const [ownJob, siblingJob] = [
      await createJob(app, own, { title: 'Keeper' }),
      await createJob(app, sibling, { title: 'Secret' }),
    ];
    await createScore(app, { ...own, jobId: ownJob }, person, 70);
    await createScore(app, { ...sibling, jobId: siblingJob }, person, 80);
    const { token } = await signIn(app, parent);
    const add = (jobId: string) =>
      app.call(addToPipeline, { params: { jobId, candidateId: person.candidateId } }, { token });
    await add(ownJob);

    const look = async (as: string) =>
      (await app.call(getPerson, { params: { id: person.candidateId } }, { token: as })).body.data;
    const whole = await look(token);
    expect(whole).toMatchObject({
      name: 'Ines Faro',
      email: 'ines@people.test',
      isClaimed: false,
      invitedAt: null,
      cvId: person.cvId,
      cvs: [{ id: person.cvId, fileName: 'cv.pdf', isCurrent: true }],
    });
    expect(whole.scores.map(({ jobTitle, match_score, status }) => [jobTitle, match_score, status])).toEqual([
      ['Secret', 80, null],
      ['Keeper', 70, 'pending'],
    ]);
    expect(whole.history).toMatchObject([
      { jobTitle: 'Keeper', from: null, to: 'pending', reason: 'added from the ranking', actor: expect.any(String) },
    ]);

    const colleague = await signIn(app, await createMember(app, organisationId, own.companyId));
    expect((await look(colleague.token)).scores.map(({ jobTitle }) => jobTitle)).toEqual(['Keeper']);

    const nextDoor = await signIn(app, await createMember(app, organisationId, sibling.companyId));
    const hidden = await app.call(getPerson, { params: { id: person.candidateId } }, { token: nextDoor.token });
    expect(hidden.status).toBe(404);
    await add(siblingJob);
    const known = await look(nextDoor.token);
    expect(known.scores.map(({ jobTitle }) => jobTitle)).toEqual(['Secret']);
    expect(known.history.map(({ jobTitle }) => jobTitle)).toEqual(['Secret']);
  });
});
