import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let parent: Recruiter;
let token: string;
let place: { organisationId: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

async function apply() {
  const jobId = await createJob(app, place);
  const { candidateId, applicationId } = await createApplication(app, { ...place, jobId }, { email: 'x@y.test' });
  const move = (status: string, version?: number) =>
    app.call(changeApplicationStatus, { body: { candidateId, jobId, status: status as 'review', version } }, { token });
  const history = () =>
    app.platform.database.system
      .selectFrom('application_events')
      .select(['from_status', 'to_status'])
      .where('application_id', '=', applicationId)
      .orderBy('at')
      .orderBy('id')
      .execute();
  return { move, history };
}

describe('changing the status of an application', () => {
  it('moves, counts the version up and remembers', async () => {
    const { move, history } = await apply();
    expect((await move('testing')).body.data).toMatchObject({ status: 'testing', version: 2 });
    app.clock.advance(1000);
    expect((await move('offer', 2)).body.data).toMatchObject({ status: 'offer', version: 3 });
    expect(await history()).toEqual([
      { from_status: 'pending', to_status: 'testing' },
      { from_status: 'testing', to_status: 'offer' },
    ]);
  });

  it('refuses a move that was based on what is no longer so', async () => {
    const { move } = await apply();
    await move('testing', 1);
    const stale = await move('offer', 1);
    expect([stale.status, stale.body.type]).toEqual([409, 'CONFLICT']);
  });

  it('keeps a history without gaps when fifty move the same card', async () => {
    const { move, history } = await apply();
    const stages = ['testing', 'interview', 'review', 'offer', 'pending'] as const;
    await Promise.all(Array.from({ length: 50 }, (_, index) => move(stages[index % stages.length] ?? 'review')));
    const events = await history();
    const starts = new Map(events.map((event) => [event.from_status, 0]));
    expect(starts.size).toBeGreaterThan(0);
    // Each move starts where the one before it ended, in the order of the versions.
    const ordered = await app.platform.database.system
      .selectFrom('application_events')
      .select(['from_status', 'to_status', 'id'])
      .orderBy('at')
      .orderBy('id')
      .execute();
    const mine = ordered.slice(-events.length);
    const balance = new Map<string, number>();
    for (const { from_status: from, to_status: to } of mine) {
      balance.set(from ?? '', (balance.get(from ?? '') ?? 0) - 1);
      balance.set(to, (balance.get(to) ?? 0) + 1);
    }
    const nonZero = [...balance.values()].filter((value) => value !== 0);
    // A path from start to end leaves -1 at the start and +1 at the end, or nothing when it returns.
    expect(nonZero.sort()).toSatisfy((values: number[]) => values.length === 0 || values.join() === '-1,1');
  });

  it('knows only the seven statuses', async () => {
    const { move } = await apply();
    const answer = await move('limbo');
    expect([answer.status, answer.body.message]).toEqual([400, 'Invalid status value. Please try again.']);
  });
});
