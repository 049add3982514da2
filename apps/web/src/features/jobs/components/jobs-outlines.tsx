import { useLocation } from 'react-router';
import { ScoreOutline } from '#entities/score/score-outline.tsx';
import { LinesOutline, PageOutline, TableOutline, ToolbarOutline } from '#ui/outline.tsx';
import { Skeleton, SkeletonFields } from '#ui/skeleton.tsx';
import { JobFormOutline } from './job-form-outline.tsx';

export const jobRows = { rowClassName: 'h-13', cardLines: 5 };

/** A recruiter's jobs, or one of the ways to a new one. */
export function JobsOutline() {
  const adding = new URLSearchParams(useLocation().search).get('add');
  if (adding !== null) {
    return (
      <PageOutline hasAction isShort tabs={2}>
        {adding === 'manual' ? <JobFormOutline /> : <JobUploadOutline />}
      </PageOutline>
    );
  }
  return (
    <PageOutline hasAction isShort tabs={3}>
      <div className="grid gap-4">
        <ToolbarOutline controls={['w-80', 'w-52', 'w-26 sm:ml-auto']} />
        <TableOutline rows={5} {...jobRows} />
      </div>
    </PageOutline>
  );
}

/** The company, and the place to drop an advert. */
const JobUploadOutline = () => (
  <div className="grid max-w-2xl gap-5">
    <SkeletonFields fields={1} />
    <Skeleton className="h-67 rounded-lg" />
    <LinesOutline lines={1} className="max-w-sm" />
  </div>
);

/** Jobs to apply for: each with its place, its salary and how well the CV fits. */
export const BrowsedOutline = () => (
  <div role="status" aria-label="Loading jobs" className="grid grid-cols-1 gap-4">
    <div className="flex items-center justify-between">
      <Skeleton className="h-3 w-24" />
      <Skeleton className="h-control w-44" />
    </div>
    <div className="divide-y divide-line rounded-lg border border-line bg-surface">
      {Array.from({ length: 5 }, (_, row) => row).map((row) => (
        <div key={row} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
          <LinesOutline lines={3} phoneLines={4} className="w-96 max-w-full" />
          <ScoreOutline reasons={2} />
        </div>
      ))}
    </div>
  </div>
);

export const OwnJobsOutline = () => (
  <PageOutline tabs={3}>
    <div className="grid grid-cols-1 gap-4">
      <ToolbarOutline controls={['w-80', 'w-52', 'w-36', 'w-36', 'w-36']} />
      <BrowsedOutline />
    </div>
  </PageOutline>
);
