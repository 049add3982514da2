import { type BrowsedJob, explainFit } from '@candela/contract/jobs/browse.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { ScoreExplanation } from '#entities/score/score-explanation.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** What the engine would tell a recruiter, told before there is anything to tell. */
export function FitDialog({ job, onClose }: { job: BrowsedJob; onClose(): void }) {
  const query = useQuery(apiQuery(explainFit, { params: { id: job._id } }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Why this score"
      description={`You for ${job.title}, ${job.companyName}.${job.status ? '' : ' Only you see this until you apply.'}`}
      size="lg"
      footer={
        <ButtonLink to={`/dashboard/job/${job._id}`} variant="primary">
          Read the job
        </ButtonLink>
      }
    >
      <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
        {({ data }) => <ScoreExplanation explanation={data} />}
      </QueryState>
    </Dialog>
  );
}
