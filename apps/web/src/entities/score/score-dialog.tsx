import { explainRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { useAnsweredPress } from '#lib/use-answered-press.ts';
import { AfterPaint } from '#ui/after-paint.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ScoreExplanation } from './score-explanation.tsx';
import { untilRead } from './until-read.ts';

export interface ScoreDialogProps {
  jobId: string;
  candidateId: string;
  onClose(): void;
  /** Whom and what it is about; known before the explanation is. */
  about: string;
}

/** "Why this score". The quotations are looked up the first time they are asked for, which may take a moment. */
export function ScoreDialog({ jobId, candidateId, onClose, about }: ScoreDialogProps) {
  const [isLeaving, close] = useAnsweredPress(onClose);
  const query = useQuery({ ...apiQuery(explainRanking, { params: { jobId, candidateId } }), ...untilRead });
  return (
    <Dialog
      open
      isLeaving={isLeaving}
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Why this score"
      description={about}
      size="lg"
    >
      <QueryState query={query} skeleton={<ExplanationSkeleton />}>
        {({ data }) => (
          <AfterPaint meanwhile={<ExplanationSkeleton />}>{() => <ScoreExplanation explanation={data} />}</AfterPaint>
        )}
      </QueryState>
    </Dialog>
  );
}

const ExplanationSkeleton = () => (
  <div role="status" aria-label="Loading the explanation" className="grid animate-shimmer gap-5">
    <Skeleton className="h-3 w-full" />
    {[1, 2, 3].map((factor) => (
      <div key={factor} className="grid gap-2">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-14 w-full" />
      </div>
    ))}
  </div>
);
