import type { Explanation } from '@candela/contract/rankings/rankings.schemas.ts';
import type { ComparedPerson } from '@candela/contract/rankings/score-runs.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { QuotedFactors } from '#entities/score/quoted-factors.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { explanationQuery } from '../shared/use-ranking.ts';
import { changedFactors } from './factor-changes.ts';

export interface MoverEvidenceProps {
  jobId: string;
  person: ComparedPerson;
  name: string;
  isBlind: boolean;
}

/** The words of the CV behind the second score, of the factors that moved it: the same as in the ranking. */
export function MoverEvidence({ jobId, person, name, isBlind }: MoverEvidenceProps) {
  const query = useQuery(explanationQuery({ jobId, candidateId: person.candidateId, isBlind }));
  return (
    <QueryState query={query} skeleton={<EvidenceSkeleton />}>
      {(explanation) => <Evidence explanation={explanation} person={person} name={name} isBlind={isBlind} />}
    </QueryState>
  );
}

type EvidenceProps = Omit<MoverEvidenceProps, 'jobId'> & { explanation: Explanation };

function Evidence({ explanation, person: { before, after }, name, isBlind }: EvidenceProps) {
  if (explanation.scoredAt !== after.scoredAt) {
    return (
      <p className="text-[13px]/5 text-muted">
        This score has been replaced. Quotations are shown for the current score only.
      </p>
    );
  }
  const changed = before ? changedFactors(before, after) : new Set<string>();
  const factors = explanation.factors.filter(({ id }) => changed.size === 0 || changed.has(id));
  return (
    <section aria-label={`What the score of ${name} rests on now`} className="grid max-w-2xl gap-5">
      <QuotedFactors explanation={explanation} factors={factors} isBlind={isBlind} blindName={name} />
    </section>
  );
}

const EvidenceSkeleton = () => (
  <div role="status" aria-label="Loading the words of the CV" className="grid max-w-2xl gap-2">
    <Skeleton className="h-4 w-40" />
    <Skeleton className="h-14 w-full" />
  </div>
);
