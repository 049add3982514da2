import type { DashboardSummary } from '@candela/contract/applications/applications.schemas.ts';
import { StatCard, type StatCardProps } from '#ui/stat-card.tsx';

/** Two by two on a phone and a small screen. */
export const figureGrid = 'grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4';

type Figures = Omit<StatCardProps, 'loading'>;

const figuresOf = (summary: DashboardSummary | undefined): readonly Figures[] => [
  {
    label: 'Active Jobs',
    value: summary?.activeJobsCount,
    change: summary?.activeJobsChangePct,
    comparison: 'vs last month',
    trend: summary?.series.activeJobs,
    trendLabel: 'Active jobs at the end of each of the last eight weeks',
  },
  {
    label: 'New Applications',
    value: summary?.newApplicationsCount,
    change: summary?.newApplicationsChangePct,
    comparison: 'vs last week',
    trend: summary?.series.newApplications,
    trendLabel: 'Applications per day, last 14 days',
  },
  {
    label: 'Interviews this week',
    value: summary?.interviews.thisWeek,
    change: summary?.interviews.changePct,
    comparison: 'vs last week',
    trend: summary?.series.interviews,
    trendLabel: 'Interviews per week, last 8 weeks',
  },
  {
    label: 'Candidates to Review',
    value: summary?.pendingReviewCount,
    change: summary?.pendingReviewChangePct,
    comparison: 'vs yesterday',
    trend: summary?.series.pendingReview,
    trendLabel: 'Candidates who are pending or in review, last seven days',
  },
];

/** The four figures of the dashboard; their places while they are on their way. */
export function StatCards({ summary }: { summary: DashboardSummary | undefined }) {
  return (
    <section aria-label="Figures" className={`grid ${figureGrid}`}>
      {figuresOf(summary).map((figures) => (
        <StatCard key={figures.label} {...figures} loading={summary === undefined} />
      ))}
    </section>
  );
}
