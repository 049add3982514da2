import { type WorkState, workStates } from '@candela/contract/admin/admin-console.routes.ts';
import { cn } from '#lib/class-names.ts';
import { formatCount } from '../format.ts';
import { workStateWords } from './work-state-badge.tsx';

export interface WorkStatesProps {
  totals: Record<WorkState, number> | undefined;
  value: WorkState | undefined;
  onChange(state: WorkState | undefined): void;
}

/** How much there is in each state, and the filter for it in one. */
export function WorkStates({ totals, value, onChange }: WorkStatesProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-5">
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
              'grid justify-items-start gap-0.5 px-4 py-3 text-left focus-visible:outline-offset-[-3px] last:max-sm:col-span-2',
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
