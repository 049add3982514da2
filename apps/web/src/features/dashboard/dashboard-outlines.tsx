import { ScoreOutline } from '#entities/score/score-outline.tsx';
import { CardOutline, LinesOutline, PageOutline, StatsOutline, TableOutline } from '#ui/outline.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { figureGrid } from './stat-cards.tsx';

/** Below the figures: it is known together what asks for the recruiter and what came in. */
export const RecentOutline = () => (
  <CardOutline flush hasAction>
    <SkeletonRows rows={5} label="Loading applications" rowClassName="h-14" />
  </CardOutline>
);

export const RecruiterDashboardOutline = () => (
  <PageOutline hasAction>
    <div className="grid grid-cols-1 gap-6">
      <StatsOutline count={4} className={figureGrid} hasChange />
      <RecentOutline />
    </div>
  </PageOutline>
);

/** A candidate's scores first, then the figures and the applications. */
export const OwnDashboardOutline = () => (
  <div role="status" aria-label="Loading your dashboard" className="grid grid-cols-1 gap-6">
    <CardOutline flush hasDescription phoneLines={2} hasAction>
      <ul className="divide-y divide-line">
        {['first', 'second'].map((place) => (
          <li key={place} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-3">
            <LinesOutline lines={2} phoneLines={3} className="w-80 max-w-full" />
            <ScoreOutline reasons={3} />
          </li>
        ))}
      </ul>
    </CardOutline>
    <StatsOutline count={4} className={figureGrid} />
    <TableOutline rows={5} />
  </div>
);

export const CandidateDashboardOutline = () => (
  <PageOutline hasAction phoneLines={2}>
    <OwnDashboardOutline />
  </PageOutline>
);
