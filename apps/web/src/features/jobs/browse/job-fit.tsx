import { explainFit } from '@candela/contract/jobs/browse.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { againstThreshold, toScoreFactors } from '#entities/score/explained-factors.ts';
import { ScoreBar } from '#entities/score/score-bar.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { useCandidateDetails } from '#lib/api/use-candidate-details.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FitDialog } from './fit-dialog.tsx';

/** Beside a job that the candidate has not applied for: how their CV fits. Nothing without a CV, or once the job is gone. */
export function JobFit({ jobId }: { jobId: string }) {
  // Without a CV there is nothing to ask: it would only be refused.
  const hasCv = Boolean(useCandidateDetails().data?.data.cvId);
  const { data } = useQuery({ ...apiQuery(explainFit, { params: { id: jobId } }), retry: false, enabled: hasCv });
  const [isOpen, setIsOpen] = useState(false);
  if (!data) return null;
  const { score, threshold, factors } = data.data;
  return (
    <Card title="How your CV fits" description="Only you see this until you apply.">
      <div className="grid justify-items-stretch gap-1.5">
        <ScoreBar label="How your CV fits this job" score={score} factors={toScoreFactors(factors)} size="lg" />
        <p className="text-[13px]/5 text-muted">{againstThreshold(score, threshold)}</p>
      </div>
      <Button size="sm" className="mt-4" onClick={() => setIsOpen(true)}>
        Why this score
      </Button>
      {isOpen && <FitDialog jobId={jobId} about="Your CV and this job." onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
