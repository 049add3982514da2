import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { listWaitingApplications } from '@candela/contract/process/process.routes.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApplicationBadge } from '#entities/application/application-badge.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { When } from '#ui/when.tsx';

const shownRows = 5;

type Waiting = RouteOutput<typeof listWaitingApplications>['data'];

/** On the dashboard: applications that nothing happened to for too long. Not given while that is not known. */
export function useWaitingCard(): ReactNode | undefined {
  const { data, isLoading } = useQuery(apiQuery(listWaitingApplications));
  if (isLoading) return undefined;
  return data && data.data.total > 0 ? <WaitingCard waiting={data.data} /> : null;
}

function WaitingCard({ waiting: { items, total, days } }: { waiting: Waiting }) {
  const mayMove = useMay('application.move');
  const shown = items.slice(0, shownRows);
  return (
    <Card
      title={mayMove ? 'Waiting for you' : 'Waiting for a recruiter'}
      description={`${total === 1 ? 'One application has' : `${total} applications have`} not moved for ${days} days or more.`}
      actions={
        <ButtonLink to="/dashboard/applications" size="sm">
          Open the board
        </ButtonLink>
      }
      flush
    >
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((item) => (
          <li key={`${item.candidateId} ${item.jobId}`} className="flex items-center gap-3 px-5 py-2.5">
            <div className="grid min-w-0 flex-1">
              <Link
                to={`/dashboard/candidates/${item.candidateId}`}
                className="font-medium wrap-anywhere hover:underline"
              >
                {item.name || 'No name found'}
              </Link>
              <span className="text-[13px]/5 text-muted">
                <Link to={`/dashboard/applications?jobId=${item.jobId}`} className="hover:underline">
                  {item.jobTitle}
                </Link>{' '}
                · last moved <When at={item.since} />
                {item.toldAt && ' · told that it is still open'}
              </span>
            </div>
            <ApplicationBadge status={item.status} />
          </li>
        ))}
        {total > shown.length && (
          <li className="px-5 py-2.5 text-[13px]/5 text-muted">
            <Link to="/dashboard/applications?view=list&status=open&sort=moved&order=asc" className="hover:underline">
              {total - shown.length} more
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
