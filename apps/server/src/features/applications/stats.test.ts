import { changeApplicationStatus, getApplicationStats } from '@candela/contract/applications/applications.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { periodsAt } from './stats-periods.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.stop();
});
afterAll(() => app.close());

const timeZone = 'America/New_York';
const hour = 3_600_000;

async function found() {
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  const place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
  const { token } = await signIn(app, parent);
  const stats = async () => (await app.call(getApplicationStats, { query: { timeZone } }, { token })).body.data;
  const jobId = await createJob(app, place);
  /** Applied so many hours from a moment. */
  const applyAt = async (at: Date) => {
    const created = await createApplication(app, { ...place, jobId }, { email: `${at.getTime()}@stats.test` });
    const { system } = app.platform.database;
    await system.updateTable('applications').set({ applied_at: at }).where('id', '=', created.applicationId).execute();
    await system
      .insertInto('application_events')
      .values({
        organisation_id: place.organisationId,
        application_id: created.applicationId,
        version: 1,
        to_status: 'pending',
        reason: 'applied',
        at,
      })
      .execute();
    return created.candidateId;
  };
  return { place, jobId, token, stats, applyAt };
}

describe("the dashboard's figures", () => {
  it('count applications of this week against last week, to the minute of the reader\u2019s Monday', async () => {
    const { stats, applyAt } = await found();
    const { thisWeek, lastWeek } = periodsAt(app.clock.now(), timeZone);
    await applyAt(thisWeek);
    await applyAt(new Date(thisWeek.getTime() - 60_000));
    await applyAt(lastWeek);
    await applyAt(new Date(lastWeek.getTime() - 60_000));
    const { newApplicationsCount, newApplicationsChangePct, recent } = await stats();
    expect([newApplicationsCount, newApplicationsChangePct]).toEqual([1, -50]);
    expect(recent).toHaveLength(4);
  });

  it('count who waits for a look against the end of yesterday', async () => {
    const { stats, applyAt, jobId, token } = await found();
    const today = periodsAt(app.clock.now(), timeZone).days.at(-1) as Date;
    const before = new Date(today.getTime() - hour);
    const candidates = [await applyAt(before), await applyAt(new Date(before.getTime() - hour))];
    expect(await stats()).toMatchObject({ pendingReviewCount: 2, pendingReviewChangePct: 0 });
    const body = { candidateId: candidates[0] as string, jobId, status: 'offer' as const };
    await app.call(changeApplicationStatus, { body }, { token });
    const after = await stats();
    expect(after).toMatchObject({ pendingReviewCount: 1, pendingReviewChangePct: -50 });
    expect(after.series.pendingReview.slice(-2)).toEqual([2, 1]);
  });

  it('count active jobs against the end of last month', async () => {
    const { stats, place } = await found();
    const { monthStart } = periodsAt(app.clock.now(), timeZone);
    const earlier = new Date(monthStart.getTime() - hour);
    await createJob(app, place, { first_active_at: earlier });
    await createJob(app, place, {
      first_active_at: earlier,
      status: 'Closed',
      closed_at: new Date(earlier.getTime() + 1),
    });
    const { activeJobsCount, activeJobsChangePct, series } = await stats();
    expect([activeJobsCount, activeJobsChangePct]).toEqual([2, 100]);
    expect(series.activeJobs).toHaveLength(8);
  });

  it('say nothing of other organisations', async () => {
    const { stats } = await found();
    expect(await stats()).toMatchObject({
      activeJobsCount: 1,
      newApplicationsCount: 0,
      pendingReviewCount: 0,
      recent: [],
    });
  });
});
