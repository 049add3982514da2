import type { ComparedPerson } from '@candela/contract/rankings/score-runs.schemas.ts';
import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '#lib/class-names.ts';
import { Badge } from '#ui/badge.tsx';
import { factorChanges, mainChanges, signed } from './factor-changes.ts';
import { MoverDetails } from './mover-details.tsx';
import { ScoreMove } from './score-move.tsx';
import { moveText, reasonWords } from './version-words.ts';

export interface MoverProps {
  jobId: string;
  person: ComparedPerson;
  name: string;
  threshold: number;
  isBlind: boolean;
}

/** The same columns for the head and for each row; on a phone everything stands below the name. */
export const moverColumns =
  'grid items-center gap-x-5 gap-y-1.5 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_4.5rem_5.5rem_minmax(0,1.4fr)]';

/** One person's way from one moment to the other; opened, both bars and every factor. */
export function Mover({ jobId, person, name, threshold, isBlind }: MoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { before, after, reasons, crossed } = person;
  const change = before ? Math.round(after.score) - Math.round(before.score) : null;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setIsOpen(!isOpen)}
        className={cn(
          moverColumns,
          'min-h-13 w-full px-4 py-2.5 text-left hover:bg-hover focus-visible:outline-offset-[-2px]',
        )}
      >
        <span className="flex min-w-0 items-center gap-2">
          <ChevronRight
            aria-hidden="true"
            className={cn('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-90')}
          />
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="sr-only">: {moveText(person)}. </span>
          {crossed && (
            <Badge tone={crossed === 'up' ? 'success' : 'danger'} className="max-sm:ml-auto">
              {crossed === 'up' ? `Now at ${threshold} or more` : `Now below ${threshold}`}
            </Badge>
          )}
        </span>
        <span aria-hidden="true" className="tabular flex items-center gap-2.5 max-lg:ml-6">
          <span className="w-6 text-right text-muted">{before && Math.round(before.score)}</span>
          <ScoreMove before={before} after={after} threshold={threshold} className="flex-1" />
          <span className="w-6 font-semibold">{Math.round(after.score)}</span>
        </span>
        <span aria-hidden="true" className="tabular flex items-baseline gap-x-3 max-lg:ml-6 lg:contents">
          <Change change={change} />
          <span className="whitespace-nowrap text-[13px] text-muted">
            <span className="lg:hidden">Rank </span>
            {before ? `${before.rank} → ${after.rank}` : after.rank}
          </span>
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-[13px]/5 text-muted max-lg:ml-6">
          <span className="min-w-0 wrap-anywhere">{why(person)}</span>
          {reasons.map((reason) => (
            <span key={reason} title={reasonWords[reason].hint} className="inline-flex">
              <Badge>{reasonWords[reason].label}</Badge>
            </span>
          ))}
        </span>
      </button>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <MoverDetails jobId={jobId} person={person} name={name} isBlind={isBlind} />}
      </div>
    </li>
  );
}

/** "Requirements met +9, Skills −3". */
function why({ before, after }: ComparedPerson): string {
  if (!before) return 'No score before';
  const main = mainChanges(factorChanges(before, after));
  return main.map(({ label, change }) => `${label} ${signed(change)}`).join(', ') || 'No factor moved by a point';
}

function Change({ change }: { change: number | null }) {
  if (change === null) return <span className="text-[13px] text-muted">New</span>;
  const isFlat = change === 0;
  const Arrow = change > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 font-semibold whitespace-nowrap',
        isFlat ? 'text-muted' : change > 0 ? 'text-success-text' : 'text-danger-text',
      )}
    >
      {!isFlat && <Arrow className="size-3.5" />}
      {signed(change)}
    </span>
  );
}
