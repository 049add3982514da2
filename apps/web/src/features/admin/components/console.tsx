import { type AdminOverview, getOverview } from '@candela/contract/admin/admin-console.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { apiQuery } from '#lib/api/query-client.ts';
import type { StoredUser } from '#lib/api/session-store.ts';
import { greeting } from '#lib/greeting.ts';
import { CardOutline, LinesOutline, StatsOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatCard } from '#ui/stat-card.tsx';
import { formatCount } from '../format.ts';
import { AttentionCard } from './attention-card.tsx';
import { RankingCard } from './ranking-card.tsx';
import { VisitsCard } from './visits-card.tsx';

const refreshMs = 60_000;

const totals: readonly (readonly [name: keyof AdminOverview['totals'], label: string])[] = [
  ['organisations', 'Organisations'],
  ['recruiters', 'Recruiters'],
  ['candidates', 'Candidates'],
  ['activeJobs', 'Active jobs'],
  ['leadsThisWeek', 'Leads, last 7 days'],
  ['interestThisWeek', 'Interest, last 7 days'],
];

/** Where an admin begins: what needs them, then how the platform is used. */
export function Console({ user }: { user: StoredUser }) {
  const overview = useQuery({ ...apiQuery(getOverview), refetchInterval: refreshMs });
  return (
    <>
      <PageHeader title={greeting(user.firstName)} description="How the platform is doing." />
      <QueryState query={overview} skeleton={<ConsoleOutline />}>
        {({ data }) => <Overview overview={data} />}
      </QueryState>
      <SystemLinks />
    </>
  );
}

function Overview({ overview }: { overview: AdminOverview }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <AttentionCard matters={overview.attention} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {totals.map(([name, label]) => (
          <StatCard key={name} label={label} value={formatCount(overview.totals[name])} />
        ))}
      </div>
      <VisitsCard visits={overview.visits} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <RankingCard
          title="Most read pages"
          rows={overview.topPages.map(({ path, views }) => ({ name: path, views }))}
          empty="No page views yet."
          render={(path) => (
            <a href={path} className="rounded-sm underline-offset-2 hover:underline">
              {path}
            </a>
          )}
        />
        <RankingCard
          title="Where visitors come from"
          rows={overview.referrers.map(({ host, views }) => ({ name: host, views }))}
          empty="No visitors from other sites yet."
        />
      </div>
    </div>
  );
}

const systemPages = [
  ['Readiness', '/readyz'],
  ['Metrics', '/metrics'],
  ['API description', '/api/openapi.json'],
] as const;

function SystemLinks() {
  return (
    <nav aria-label="System" className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-1 text-[13px]/5 text-muted">
      System
      {systemPages.map(([name, address]) => (
        <a
          key={address}
          href={address}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center gap-1 rounded-sm underline-offset-2 hover:text-text hover:underline"
        >
          {name}
          <span className="sr-only">(opens in a new tab)</span>
          <ArrowUpRight aria-hidden="true" className="size-3.5" />
        </a>
      ))}
    </nav>
  );
}

export const ConsoleOutline = () => (
  <div role="status" aria-label="Loading the console" className="grid gap-6">
    <CardOutline>
      <LinesOutline lines={1} phoneLines={2} className="max-w-md" />
    </CardOutline>
    <StatsOutline count={totals.length} className="grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6" />
    <CardOutline hasDescription isShort hasAction>
      <div className="flex h-48 items-end gap-1.5">
        {totals.map(([name], place) => (
          <Skeleton key={name} className={place % 2 ? 'h-28 flex-1' : 'h-40 flex-1'} />
        ))}
      </div>
    </CardOutline>
  </div>
);
