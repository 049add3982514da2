import { type WorkState, workStates } from '@candela/contract/admin/admin-console.routes.ts';
import { cn } from '#lib/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatCount } from '../format.ts';
import { workStateWords } from './work-state-badge.tsx';

export interface WorkStatesProps {
  totals: Record<WorkState, number> | undefined;
  value: WorkState | undefined;
  onChange(state: WorkState | undefined): void;
}

const frame = 'grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-5';
const place = 'grid gap-0.5 px-4 py-3 last:max-sm:col-span-2';

/** How much there is in each state, and the filter for it in one. */
export function WorkStates({ totals, value, onChange }: WorkStatesProps) {
  return (
    <fieldset className={frame}>
      <legend className="sr-only">State</legend>
      {workStates.map((state) => {
        const isOn = state === value;
        const count = totals?.[state];
        return (
          <button
            key={state}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? undefined : state)}
            className={cn(
              place,
              'justify-items-start text-left focus-visible:outline-offset-[-3px]',
              isOn ? 'bg-accent-soft' : 'bg-surface hover:bg-hover',
            )}
          >
            <span className="text-[13px]/5 text-muted">{workStateWords[state]}</span>
            <span
              className={cn(
                'tabular text-xl/7 font-semibold tracking-tight',
                state === 'failed' && count ? 'text-danger-text' : undefined,
              )}
            >
              {count === undefined ? '–' : formatCount(count)}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

export const WorkStatesOutline = () => (
  <div className={frame}>
    {workStates.map((state) => (
      <div key={state} className={cn(place, 'bg-surface')}>
        <Skeleton className="my-1 h-3 w-16" />
        <Skeleton className="my-1 h-5 w-10" />
      </div>
    ))}
  </div>
);
