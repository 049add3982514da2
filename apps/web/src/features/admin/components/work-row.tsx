import type { WorkItem } from '@candela/contract/admin/admin-console.routes.ts';
import type { ReactNode } from 'react';
import { fullTime } from '#lib/relative-time.ts';
import { Button } from '#ui/button.tsx';
import { When } from '#ui/when.tsx';
import { useRetry } from '../use-retry.ts';
import { workName } from '../work-names.ts';
import { momentOf } from '../work-summary.ts';
import { DetailList } from './detail-list.tsx';
import { ExpandableRow } from './expandable-row.tsx';
import { WorkStateBadge } from './work-state-badge.tsx';

const grid = 'md:grid-cols-[minmax(0,1fr)_6.5rem_5.5rem_9.5rem_4.5rem]';

/** One piece of background work; the reason it failed stands in the row, the whole of it below. */
export function WorkRow({ item }: { item: WorkItem }) {
  const { word, at } = momentOf(item);
  return (
    <ExpandableRow
      gridClassName={grid}
      title={
        <span className="grid min-w-0">
          <span className="font-medium wrap-anywhere">{workName(item.name)}</span>
          {item.reason && <span className="text-[13px]/5 text-danger-text wrap-anywhere">{item.reason}</span>}
        </span>
      }
      facts={
        <>
          <span>
            <WorkStateBadge state={item.state} />
          </span>
          <span className="tabular whitespace-nowrap text-muted">
            {item.tries === 0 ? 'Not tried' : `Try ${item.tries} of ${item.maxTries}`}
          </span>
          <span className="whitespace-nowrap text-muted">
            {word} <When at={at} isToCome={item.state === 'waiting'} />
          </span>
        </>
      }
      action={item.state === 'failed' && <RetryButton item={item} />}
    >
      <DetailList entries={entriesOf(item)} />
    </ExpandableRow>
  );
}

function RetryButton({ item }: { item: WorkItem }) {
  const retry = useRetry();
  return (
    <Button
      size="sm"
      loading={retry.isPending}
      aria-label={`Retry ${workName(item.name)}`}
      onClick={() => retry.mutate({ name: item.name, id: item.id })}
    >
      Retry
    </Button>
  );
}

function entriesOf(item: WorkItem): (readonly [string, ReactNode])[] {
  const time = (name: string, at: string | null) => (at ? ([[name, fullTime(new Date(at))]] as const) : []);
  const code = (text: string) => (
    <code className="block font-mono text-xs/5 break-words whitespace-pre-wrap">{text}</code>
  );
  return [
    ...(item.reason ? ([['Reason', code(item.reason)]] as const) : []),
    ...time('Queued', item.createdAt),
    ...time('Due', item.startAfter),
    ...time('Started', item.startedAt),
    ...time('Ended', item.endedAt),
    ['About', code(item.payload)],
    ['Task', code(item.name)],
    ['Id', code(item.id)],
  ];
}
