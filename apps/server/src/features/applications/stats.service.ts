import type { DashboardSummary } from '@candela/contract/applications/applications.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { seesWholeOrganisation } from '../../platform/database/scope.ts';
import { readRow } from '../../platform/database/stored-row.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { toRecent } from './card-view.ts';
import { listApplications } from './list.repo.ts';
import * as repo from './stats.repo.ts';
import { percentChange, periodsAt, type StatsPeriods } from './stats-periods.ts';

const recentCount = 5;
const waiting = ['pending', 'review'] as const;
const waitingDays = 7;

/** One question to the database, with a part for each card. */
export const createStatsService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  summarise: (principal: RecruiterPrincipal, timeZone: string): Promise<DashboardSummary> =>
    database.readListAtOnce(tenantScope(principal), async (tx) => {
      const now = clock.now();
      const { organisationId } = principal;
      const periods = periodsAt(now, timeZone);
      const order = { sort: 'applied', order: 'desc' } as const;
      const daysOf = { organisationId, isWhole: seesWholeOrganisation(tenantScope(principal)), waiting };
      const [jobs, days, waitingNow, weeks, recent] = await Promise.all([
        summariseJobs(tx, organisationId, periods, now),
        repo.countDays(tx, daysOf, periods.days),
        repo.countWaiting(tx, daysOf),
        repo.countInterviews(tx, organisationId, periods.weeks, periods.nextWeek),
        listApplications(tx, { organisationId }, order, { offset: 0, limit: recentCount }),
      ]);
      const applied = summariseApplied(days, periods);
      const review = summariseWaiting(days, waitingNow);
      const [lastWeek = 0, thisWeek = 0] = weeks.slice(-2);
      return {
        activeJobsCount: jobs.count,
        activeJobsChangePct: jobs.changePct,
        newApplicationsCount: applied.count,
        newApplicationsChangePct: applied.changePct,
        pendingReviewCount: review.count,
        pendingReviewChangePct: review.changePct,
        interviews: { thisWeek, lastWeek, changePct: percentChange(thisWeek, lastWeek) },
        recent: recent.map((row) => toRecent(readRow(row))),
        series: {
          activeJobs: jobs.series,
          newApplications: applied.series,
          interviews: weeks,
          pendingReview: review.series,
        },
      };
    }),
});

export type StatsService = ReturnType<typeof createStatsService>;

/** Against the end of last month. */
async function summariseJobs(tx: Tx, organisationId: string, { monthStart, weeks }: StatsPeriods, now: Date) {
  const endsOfWeeks = [...weeks.slice(1), now];
  const [lastMonth = 0, ...series] = await repo.countActiveJobs(tx, organisationId, [monthStart, ...endsOfWeeks]);
  const count = series.at(-1) ?? 0;
  return { count, changePct: percentChange(count, lastMonth), series };
}

/** Against last week, which lies within the last fourteen days whichever day it is. */
function summariseApplied(counts: readonly repo.DayCounts[], { days, lastWeek, thisWeek }: StatsPeriods) {
  const series = counts.map(({ applied }) => applied);
  const placeOf = (moment: Date) => days.findIndex((day) => day.getTime() === moment.getTime());
  const sum = (parts: readonly number[]) => parts.reduce((total, count) => total + count, 0);
  const count = sum(series.slice(placeOf(thisWeek)));
  const before = sum(series.slice(placeOf(lastWeek), placeOf(thisWeek)));
  return { count, changePct: percentChange(count, before), series };
}

/** Against the end of yesterday. */
function summariseWaiting(counts: readonly repo.DayCounts[], now: number) {
  const changes = counts.slice(-waitingDays).map(({ waiting: change }) => change);
  const series = [now];
  for (const change of changes.slice(1).reverse()) series.unshift(Math.max(0, (series[0] ?? 0) - change));
  return { count: now, changePct: percentChange(now, series.at(-2) ?? 0), series };
}
