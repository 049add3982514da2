import type { ComparisonView } from '@candela/contract/rankings/score-runs.routes.ts';
import type { ComparedPerson } from '@candela/contract/rankings/score-runs.schemas.ts';
import { cn } from '#lib/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { calledName } from '../shared/ranking-words.ts';
import { Mover, moverColumns } from './mover.tsx';

export interface MoversProps {
  jobId: string;
  people: readonly ComparedPerson[];
  threshold: number;
  isBlind: boolean;
  show: ComparisonView;
}

const emptyStates: Record<ComparisonView, { title: string; description?: string }> = {
  moved: { title: 'No one moved', description: 'Every score is what it was.' },
  crossed: { title: 'No one crossed the threshold' },
  all: { title: 'No candidate has a score for this job' },
};

/** The biggest movers first. */
export function Movers({ jobId, people, threshold, isBlind, show }: MoversProps) {
  const frame = 'overflow-hidden rounded-lg border border-line bg-surface';
  if (people.length === 0) return <EmptyState {...emptyStates[show]} className={frame} />;
  return (
    <div className={frame}>
      <div
        aria-hidden="true"
        className={cn(moverColumns, 'h-row border-b border-line px-4 text-[13px] font-medium text-muted max-lg:hidden')}
      >
        <span className="pl-6">Name</span>
        <span className="pl-8.5">Score, 0 to 100</span>
        <span>Change</span>
        <span>Rank</span>
        <span>Why</span>
      </div>
      <ul aria-label="People, the biggest movers first" className="divide-y divide-line">
        {people.map((person) => (
          <Mover
            key={person.candidateId}
            jobId={jobId}
            person={person}
            name={calledName({ name: person.name, rank: person.after.rank }, isBlind)}
            threshold={threshold}
            isBlind={isBlind}
          />
        ))}
      </ul>
    </div>
  );
}
