import { getPrivacy } from '@candela/contract/privacy/privacy.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '#lib/api/query-client.ts';
import { useUser } from '#lib/api/use-session.ts';
import { CardOutline, LinesOutline } from '#ui/outline.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { ExportCard } from './export-card.tsx';
import { HeldCard } from './held-card.tsx';
import { ObjectionCard } from './objection-card.tsx';

/** How often a copy that is being made is asked about. */
const watchMs = 2000;

export function PrivacyPage({ onDeletionAsked }: { onDeletionAsked(dueAt: string): void }) {
  const user = useUser();
  const overview = useQuery({
    ...apiQuery(getPrivacy),
    refetchInterval: ({ state }) =>
      state.data?.data.exports.some(({ status }) => status === 'queued') ? watchMs : false,
  });
  return (
    <QueryState query={overview} skeleton={<PrivacyOutline />}>
      {({ data }) => (
        <div className="grid gap-6">
          <HeldCard overview={data} isCandidate={user?.role === 'candidate'} />
          {user?.role === 'candidate' && <ObjectionCard objectedAt={data.objectedAt} />}
          <ExportCard exports={data.exports} role={user?.role} isParent={data.organisation !== null} />
          <DeletionCard overview={data} onAsked={onDeletionAsked} />
          <p className="text-[13px]/5 text-muted">
            What kinds of data there are, and how each is copied and erased, is listed in the{' '}
            <Link to="/dashboard/privacy/processing" className="text-accent-text underline underline-offset-4">
              record of processing
            </Link>
            .
          </p>
        </div>
      )}
    </QueryState>
  );
}

export const PrivacyOutline = () => (
  <div role="status" aria-label="Loading what is held about you" className="grid gap-6">
    <CardOutline hasDescription isShort hasAction flush>
      <div className="grid border-t border-line px-5 py-4">
        <Skeleton className="mt-0.5 mb-2.5 h-3.5 w-56" />
        {Array.from({ length: 8 }, (_, row) => row).map((row) => (
          <div key={row} className="flex h-6 items-center justify-between">
            <Skeleton className="h-3 w-52" />
            <Skeleton className="h-3 w-4" />
          </div>
        ))}
      </div>
    </CardOutline>
    <CardOutline hasDescription phoneLines={3}>
      <Skeleton className="h-control w-52" />
    </CardOutline>
    <CardOutline>
      <LinesOutline lines={3} phoneLines={5} className="mb-4" />
      <Skeleton className="h-control w-36" />
    </CardOutline>
  </div>
);
