import { explainFit } from '@candela/contract/jobs/browse.routes.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ScoreExplanation } from '#entities/score/score-explanation.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { Dialog } from '#ui/dialog.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface FitDialogProps {
  jobId: string;
  /** Whom and what it is about. */
  about: string;
  footer?: ReactNode;
  onClose(): void;
}

/** What the engine would tell a recruiter, told before there is anything to tell. */
export function FitDialog({ jobId, about, footer, onClose }: FitDialogProps) {
  const query = useQuery(apiQuery(explainFit, { params: { id: jobId } }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Why this score"
      description={about}
      size="lg"
      footer={footer}
    >
      <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
        {({ data }) => <ScoreExplanation explanation={data} />}
      </QueryState>
    </Dialog>
  );
}
