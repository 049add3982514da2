import { Columns3, UserPlus, X } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { mostCompared } from './selection.ts';

export interface SelectionBarProps {
  chosen: number;
  /** Of them, those who are not in the pipeline yet. */
  outside: number;
  isAdding: boolean;
  onCompare(): void;
  onAdd(): void;
  onClear(): void;
}

/** What can be done with the people chosen; stays in sight while the list scrolls. */
export function SelectionBar({ chosen, outside, isAdding, onCompare, onAdd, onClear }: SelectionBarProps) {
  const canCompare = chosen >= 2 && chosen <= mostCompared;
  return (
    <section
      aria-label="Selected candidates"
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised py-2 pr-2 pl-4 shadow-popover"
    >
      <span role="status" className="tabular mr-auto font-medium">
        {chosen} selected
        {!canCompare && (
          <span className="ml-2 text-[13px] font-normal text-muted">
            {chosen < 2 ? 'Choose another to compare' : `Compare up to ${mostCompared}`}
          </span>
        )}
      </span>
      <Button icon={<Columns3 aria-hidden="true" className="size-4" />} disabled={!canCompare} onClick={onCompare}>
        Compare
      </Button>
      <Button
        icon={<UserPlus aria-hidden="true" className="size-4" />}
        disabled={outside === 0}
        loading={isAdding}
        onClick={onAdd}
      >
        Add to pipeline
      </Button>
      <IconButton label="Clear selection" onClick={onClear}>
        <X />
      </IconButton>
    </section>
  );
}
