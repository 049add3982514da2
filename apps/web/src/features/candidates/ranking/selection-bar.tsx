import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { Columns3, UserPlus, X } from 'lucide-react';
import { IfMay } from '#components/if-may.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { mostCompared } from '../shared/selection.ts';
import type { useAddToPipeline } from '../shared/use-ranking.ts';

export interface SelectionBarProps {
  chosen: readonly RankingEntry[];
  adding: ReturnType<typeof useAddToPipeline>;
  onCompare(): void;
  onClear(): void;
}

/** What can be done with the people chosen; stays in sight while the list scrolls. */
export function SelectionBar({ chosen, adding, onCompare, onClear }: SelectionBarProps) {
  const canCompare = chosen.length >= 2 && chosen.length <= mostCompared;
  const outside = chosen.filter(({ status }) => status === null);
  return (
    <section
      aria-label="Selected candidates"
      className="sticky bottom-3 z-10 grid grid-cols-[1fr_auto] items-center gap-2 rounded-lg border border-line bg-raised p-2 pl-4 shadow-popover sm:grid-cols-[1fr_auto_auto]"
    >
      <span role="status" className="tabular font-medium">
        {chosen.length} selected
        {!canCompare && (
          <span className="ml-2 text-[13px] font-normal text-muted">
            {chosen.length < 2 ? 'Choose another to compare' : `Compare up to ${mostCompared}`}
          </span>
        )}
      </span>
      <div className="flex gap-2 max-sm:col-span-2 max-sm:row-start-2 max-sm:-ml-2 max-sm:*:flex-1">
        <Button icon={<Columns3 aria-hidden="true" className="size-4" />} disabled={!canCompare} onClick={onCompare}>
          Compare
        </Button>
        <IfMay permission="application.create">
          <Button
            icon={<UserPlus aria-hidden="true" className="size-4" />}
            disabled={outside.length === 0}
            loading={adding.isPending && adding.variables.length > 1}
            onClick={() => adding.mutate(outside, { onSuccess: onClear })}
          >
            Add to pipeline
          </Button>
        </IfMay>
      </div>
      <IconButton label="Clear selection" onClick={onClear}>
        <X />
      </IconButton>
    </section>
  );
}
