import type { Explanation } from '@candela/contract/rankings/rankings.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { memo } from 'react';
import { ExplainedScore, type ExplainedScoreProps } from '#entities/score/explained-score.tsx';
import { KeptBar } from '#entities/score/kept-bar.tsx';
import { ScoreBar } from '#entities/score/score-bar.tsx';
import { useAnsweredPress } from '#lib/use-answered-press.ts';
import { AfterPaint } from '#ui/after-paint.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { explanationQuery } from '../shared/use-ranking.ts';
import { withEvidence } from './match-score.tsx';

export interface FactorsDialogProps {
  jobId: string;
  candidateId: string;
  /** What the candidate is called in the list, where they are on the page. */
  name: string | undefined;
  isBlind: boolean;
  onClose(): void;
  onOpenCv(cvId: string): void;
}

/** Why a candidate has their score: each factor with the words of the CV it rests on, and what would raise it. */
export function FactorsDialog({ jobId, candidateId, name, isBlind, onClose, onOpenCv }: FactorsDialogProps) {
  const [isLeaving, close] = useAnsweredPress(onClose);
  const explanation = useQuery(explanationQuery({ jobId, candidateId, isBlind }));
  const called = name || explanation.data?.name || 'Candidate';
  const cvId = explanation.data?.cvId;
  return (
    <Dialog
      open
      isLeaving={isLeaving}
      onOpenChange={(isOpen) => !isOpen && close()}
      size="lg"
      title={`Key match factors: ${called}`}
      description={explanation.data && describe(explanation.data)}
      footer={
        <Button
          icon={<FileText aria-hidden="true" className="size-4" />}
          disabled={!cvId}
          onClick={() => cvId && onOpenCv(cvId)}
        >
          View CV
        </Button>
      }
    >
      <QueryState query={explanation} skeleton={<FactorsSkeleton />}>
        {(loaded) => (
          <AfterPaint meanwhile={<FactorsSkeleton />}>
            {() => <Factors explanation={loaded} isBlind={isBlind} blindName={called} />}
          </AfterPaint>
        )}
      </QueryState>
    </Dialog>
  );
}

const describe = ({ jobTitle, score, threshold }: Explanation) =>
  `${jobTitle}. The job’s threshold is ${threshold}; this score is ${
    score >= threshold ? 'at or above it' : Math.round(score) >= threshold ? 'just below it' : 'below it'
  }.`;

/** Drawn once: that the dialog leaves changes nothing in it, and drawing it would keep the press waiting. */
const Factors = memo(function Factors({ explanation, ...rest }: ExplainedScoreProps) {
  if (explanation.factors.length === 0) return <EmptyState title="No factors available." />;
  return (
    <div className="grid gap-6">
      <KeptBar>
        <ScoreBar
          label="Match score"
          size="lg"
          score={explanation.score}
          factors={withEvidence(explanation.factors, explanation)}
        />
      </KeptBar>
      <ExplainedScore explanation={explanation} {...rest} />
    </div>
  );
});

const usualFactors = 6;

function FactorsSkeleton() {
  return (
    <div role="status" aria-label="Loading the factors" className="grid animate-shimmer gap-6">
      <Skeleton className="h-3" />
      {Array.from({ length: usualFactors }, (_, index) => index).map((index) => (
        <div key={index} className="grid gap-2">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-1.5" />
          <Skeleton className="h-10" />
        </div>
      ))}
    </div>
  );
}
