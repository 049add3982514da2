import { type WorkState, workStates } from '@candela/contract/admin/admin-console.routes.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { cn } from '#lib/class-names.ts';
import { Button } from '#ui/button.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { formatCount } from '../format.ts';
import { describeSchedule } from '../schedule.ts';
import { useRetryAll } from '../use-retry.ts';
import { workName } from '../work-names.ts';
import type { WorkKind } from '../work-summary.ts';
import { workStateWords } from './work-state-badge.tsx';

const addressOf = (name: string, state?: WorkState) => `?${new URLSearchParams({ name, ...(state && { state }) })}`;

const isInUse = ({ counts }: WorkKind): boolean => workStates.some((state) => counts[state]);

/** Every kind of work and how it stands, those without a task when asked for; a figure leads to what it counts. */
export function WorkKinds({ kinds }: { kinds: readonly WorkKind[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const inUse = kinds.filter(isInUse);
  return (
    <section className="grid grid-cols-1 gap-3 pt-4">
      <h2 className="text-base/6 font-semibold">By kind</h2>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <Table
          caption="Kinds of background work"
          columns={columns}
          rows={isWhole ? kinds : inUse}
          rowKey={(kind) => kind.name}
        />
      </div>
      {inUse.length < kinds.length && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show ${kinds.length - inUse.length} more without tasks`}
        </Button>
      )}
    </section>
  );
}

const columns: readonly Column<WorkKind>[] = [
  {
    id: 'name',
    header: 'Kind',
    primary: true,
    cell: (kind) => (
      <span className="grid justify-items-start">
        <Link
          to={addressOf(kind.name)}
          className="inline-flex min-h-6 items-center rounded-sm underline-offset-2 hover:underline"
        >
          {workName(kind.name)}
        </Link>
        {kind.schedule && <span className="text-xs/4 font-normal text-subtle">{describeSchedule(kind.schedule)}</span>}
      </span>
    ),
  },
  ...workStates.map(
    (state): Column<WorkKind> => ({
      id: state,
      header: workStateWords[state],
      align: 'end',
      // On a phone a line for each state that has something; in a table a grey nought for the others.
      className: 'max-md:empty:hidden md:empty:after:text-subtle md:empty:after:content-["0"]',
      cell: (kind) => <Count kind={kind} state={state} />,
    }),
  ),
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    className: 'max-md:empty:hidden md:w-32',
    cell: (kind) => (kind.counts.failed ? <RetryKind name={kind.name} /> : null),
  },
];

function Count({ kind, state }: { kind: WorkKind; state: WorkState }) {
  const count = kind.counts[state] ?? 0;
  if (count === 0) return null;
  return (
    <Link
      to={addressOf(kind.name, state)}
      aria-label={`${formatCount(count)} ${state}: ${workName(kind.name)}`}
      className={cn(
        'inline-flex min-h-6 min-w-6 items-center justify-end rounded-sm underline-offset-2 hover:underline',
        state === 'failed' && 'font-medium text-danger-text',
      )}
    >
      {formatCount(count)}
    </Link>
  );
}

function RetryKind({ name }: { name: string }) {
  const retry = useRetryAll();
  return (
    <Button
      size="sm"
      loading={retry.isPending}
      aria-label={`Retry failed ${name}`}
      onClick={() => retry.mutate([name])}
    >
      Retry failed
    </Button>
  );
}
