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
      .orderBy('version')
      .execute();
  const audited = async () =>
    (
      await app.platform.database.system
        .selectFrom('audit_events')
        .select('detail')
        .where('action', '=', 'application.status-changed')
        .where('subject_id', '=', candidateId)
        .execute()
    ).map(({ detail }) => ({ to: (detail as { to: string }).to }));
  return { move, history, audited };
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

  it('keeps a history in which each move starts where the one before it ended, when fifty move the same card', async () => {
    const { move, history } = await apply();
    const stages = ['testing', 'interview', 'review', 'offer', 'pending'] as const;
    const moves = Array.from({ length: 50 }, (_, index) => move(stages[index % stages.length] ?? 'review'));
    const answers = await Promise.all(moves);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const events = await history();
    expect(events.length).toBeGreaterThan(1);
    expect(events.map(({ from_status: from }) => from)).toEqual([
      'pending',
      ...events.slice(0, -1).map(({ to_status: to }) => to),
    ]);
  });

  it('keeps that order when the second move is asked of a server whose clock is behind', async () => {
    const { move, history } = await apply();
    app.clock.advance(5000);
    await move('testing');
    app.clock.advance(-4000);
    await move('interview');
    expect(await history()).toEqual([
      { from_status: 'pending', to_status: 'testing' },
      { from_status: 'testing', to_status: 'interview' },
    ]);
  });

  it('is recorded once, though a move is sent twice', async () => {
    const { move, audited } = await apply();
    for (const _ of [1, 2]) expect((await move('testing')).body.data).toMatchObject({ status: 'testing', version: 2 });
    expect(await audited()).toEqual([{ to: 'testing' }]);
  });

  it('knows only the seven statuses', async () => {
    const { move } = await apply();
    const answer = await move('limbo');
    expect([answer.status, answer.body.message]).toEqual([400, 'Invalid status value. Please try again.']);
  });
});
