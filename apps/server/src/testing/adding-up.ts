import { getOverview, listAdminPlans, listWork, workStates } from '@candela/contract/admin/admin-console.routes.ts';
import { getOrganisation, listAccounts, listOrganisations } from '@candela/contract/admin/admin-people.routes.ts';
import { getApplicationStats, listApplications } from '@candela/contract/applications/applications.routes.ts';
import type { RecentApplication } from '@candela/contract/applications/applications.schemas.ts';
import { scoreText } from '@candela/contract/assessments/assessment-rules.ts';
import { getAssessment, getCandidateAssessment } from '@candela/contract/assessments/assessments.routes.ts';
import { assessmentTypes, highestScore, highestTotal } from '@candela/contract/assessments/assessments.schemas.ts';
import { getPerson } from '@candela/contract/candidates/candidates.routes.ts';
import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import { listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import { listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { roles } from '@candela/contract/kernel/roles.ts';
import { shownPoints } from '@candela/contract/kernel/whole-parts.ts';
import { explainRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { createReport, listOwnReports, listReports } from '@candela/contract/reports/reports.routes.ts';
import { getSubscription, getUsage, listPlans } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { listTeam } from '@candela/contract/team/team.routes.ts';
import { expect } from 'vitest';
import { percentChange, periodsAt } from '../features/applications/stats-periods.ts';
import type { TestApp } from './test-app.ts';

/** Each function reads one part of the product as its screens do, and expects what they show to add up. */
const sumOf = (parts: Iterable<number>): number => [...parts].reduce((sum, part) => sum + part, 0);
const everything = { pageSize: 100 };

export async function expectDashboardToAddUp(app: TestApp, token: string): Promise<void> {
  const { thisWeek, lastWeek, nextWeek } = periodsAt(app.clock.now(), 'UTC');
  const figures = (await app.call(getApplicationStats, { query: {} }, { token })).body.data;
  const { series, interviews } = figures;
  const appliedIn = async (from: Date, until: Date) => {
    const query = { from: from.toISOString(), until: until.toISOString() };
    return (await app.call(listApplications, { query }, { token })).body.pagination.total;
  };
  const [now, before] = [await appliedIn(thisWeek, nextWeek), await appliedIn(lastWeek, thisWeek)];
  expect([figures.newApplicationsCount, figures.newApplicationsChangePct]).toEqual([now, percentChange(now, before)]);
  const heldIn = async (from: Date, until: Date) => {
    const query = { startDate: from.toISOString(), endDate: new Date(until.getTime() - 1).toISOString() };
    const { data } = (await app.call(listInterviews, { query }, { token })).body;
    expect(data.interviews).toHaveLength(data.totalCount);
    return data.interviews.filter(({ isCancelled }) => !isCancelled).length;
  };
  const held = { thisWeek: await heldIn(thisWeek, nextWeek), lastWeek: await heldIn(lastWeek, thisWeek) };
  expect(interviews).toEqual({ ...held, changePct: percentChange(held.thisWeek, held.lastWeek) });
  expect(series.interviews.slice(-2)).toEqual([held.lastWeek, held.thisWeek]);
  // The line beside a figure ends at the figure, and the change is that of the line.
  expect([series.activeJobs.at(-1), series.pendingReview.at(-1)]).toEqual([
    figures.activeJobsCount,
    figures.pendingReviewCount,
  ]);
  expect(figures.pendingReviewChangePct).toBe(
    percentChange(figures.pendingReviewCount, series.pendingReview.at(-2) ?? 0),
  );
}

/** What of the plan is used, against the screens on which it is used. */
export async function expectPlanToAddUp(app: TestApp, token: string): Promise<void> {
  const usage = (await app.call(getUsage, {}, { token })).body.data;
  const { subscription, limits } = (await app.call(getSubscription, {}, { token })).body.data;
  const plans = (await app.call(listPlans, {}, { token })).body.data;
  expect(plans.find(({ _id }) => _id === subscription.subscriptionPlan._id)?.limits).toEqual(limits);
  const jobs = (await app.call(listRecruiterJobs, { query: everything }, { token })).body.data;
  const companies = (await app.call(listCompanies, {}, { token })).body.data;
  const team = (await app.call(listTeam, {}, { token })).body.data;
  const seated = team.filter(({ memberships }) => memberships.every(({ role }) => role !== 'interviewer'));
  expect(usage).toMatchObject({
    jobs: jobs.filter(({ status }) => status === 'Active').length,
    companies: companies.length,
    // The owner is on no list of teammates, and takes a seat.
    seatsUsed: 1 + seated.length,
  });
}

/** Five answers of three points: out of fifteen, wherever the total is shown. */
export async function expectAssessmentsToAddUp(app: TestApp, tokens: Record<'own' | 'hiring', string>): Promise<void> {
  const totals = new Map<string, number | null>();
  for (const type of assessmentTypes) {
    const { finished, attempts } = (await app.call(getAssessment, { params: { type } }, { token: tokens.own })).body
      .data;
    const scores = finished?.results?.map(({ score }) => score ?? 0) ?? [];
    expect(scores).toHaveLength(highestTotal / highestScore);
    expect(Math.max(...scores)).toBeLessThanOrEqual(highestScore);
    expect(scoreText(sumOf(scores.map((score) => Number(scoreText(score)))))).toBe(
      scoreText(finished?.total_score ?? -1),
    );
    expect(attempts.at(-1)?.total_score).toBe(finished?.total_score);
    totals.set(type, finished?.total_score ?? null);
  }
  for (const { candidateId, total_score } of await listAssessed(app, tokens.hiring)) {
    const { attempt } = (
      await app.call(getCandidateAssessment, { params: { id: candidateId } }, { token: tokens.hiring })
    ).body.data;
    expect([total_score, attempt?.total_score]).toEqual([totals.get('interview'), total_score]);
  }
}

async function listAssessed(app: TestApp, token: string): Promise<RecentApplication[]> {
  const { items } = (await app.call(listApplications, { query: everything }, { token })).body;
  const assessed = items.filter(({ total_score }) => total_score !== null);
  expect(assessed).not.toEqual([]);
  return assessed;
}

/** A report says what the screens say: the score and its parts, the answers and their total. */
export async function expectReportsToAddUp(app: TestApp, tokens: Record<'own' | 'hiring', string>): Promise<void> {
  const token = tokens.hiring;
  const invited = (await listAssessed(app, token)).filter(({ status }) => status === 'interview');
  expect(invited).not.toEqual([]);
  for (const { jobId, candidateId, total_score } of invited) {
    const made = (await app.call(createReport, { body: { jobId, candidateId } }, { token })).body.data;
    await app.work();
    const listed = (await app.call(listReports, { query: {} }, { token })).body.data.find(({ id }) => id === made.id);
    expect(listed).toMatchObject({ status: 'ready', stepsDone: 4, version: made.version });
    const own = (await app.call(listOwnReports, {}, { token: tokens.own })).body.data.find(({ id }) => id === made.id);
    const { match, assessment } = own?.content ?? {};
    const explained = (await app.call(explainRanking, { params: { jobId, candidateId } }, { token })).body.data;
    expect(match?.score).toBe(explained.score);
    expect(shownPoints(match?.factors ?? [], match?.score)).toEqual(shownPoints(explained.factors, explained.score));
    const answers = assessment?.answers.map(({ score }) => Number.parseFloat(score)) ?? [];
    expect([scoreText(sumOf(answers)), assessment?.total]).toEqual([assessment?.total, scoreText(total_score ?? -1)]);
    // And so does the candidate's own page in the product.
    const { scores } = (await app.call(getPerson, { params: { id: candidateId } }, { token })).body.data;
    expect(scores.find((score) => score.jobId === jobId)?.match_score).toBe(explained.score);
  }
}

export async function expectAdminToAddUp(app: TestApp, token: string): Promise<void> {
  const { totals, visits, topPages } = (await app.call(getOverview, {}, { token })).body.data;
  const organisations = (await app.call(listOrganisations, { query: everything }, { token })).body;
  const plans = (await app.call(listAdminPlans, {}, { token })).body.data;
  const accountsOf = async (role?: (typeof roles)[number]) =>
    (await app.call(listAccounts, { query: role ? { role } : {} }, { token })).body.pagination.total;
  const byRole = await Promise.all(roles.map(accountsOf));
  expect(sumOf(byRole)).toBe(await accountsOf());
  expect(totals).toMatchObject({
    organisations: organisations.pagination.total,
    recruiters: await accountsOf('recruiter'),
    candidates: await accountsOf('candidate'),
    activeJobs: sumOf(organisations.items.map(({ activeJobs }) => activeJobs)),
  });
  expect(sumOf(plans.map((plan) => plan.organisations))).toBe(totals.organisations);
  expect(sumOf(topPages.map(({ views }) => views))).toBeLessThanOrEqual(sumOf(visits.map(({ views }) => views)));
  for (const { id, members, companies, activeJobs } of organisations.items) {
    const { accounts, usage } = (await app.call(getOrganisation, { params: { id } }, { token })).body.data;
    expect(accounts).toHaveLength(members);
    expect(usage).toMatchObject({ companies, jobs: activeJobs });
  }
  await expectWorkToAddUp(app, token);
}

async function expectWorkToAddUp(app: TestApp, token: string): Promise<void> {
  const { kinds, pagination } = (await app.call(listWork, { query: {} }, { token })).body;
  const inState = (state: (typeof workStates)[number]) => sumOf(kinds.map(({ counts }) => counts[state] ?? 0));
  expect(sumOf(workStates.map(inState))).toBe(pagination.total);
  for (const state of workStates) {
    const { items, pagination: shown } = (await app.call(listWork, { query: { state, ...everything } }, { token }))
      .body;
    expect([state, shown.total]).toEqual([state, inState(state)]);
    expect(items).toHaveLength(Math.min(shown.total, everything.pageSize));
  }
}
