import { isDecided, type OwnApplication } from '@candela/contract/applications/own-applications.schemas.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import { explainRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { type Explanation, peopleOnlyText } from '@candela/contract/rankings/rankings.schemas.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { againstThreshold, toScoreFactors } from '#entities/score/explained-factors.ts';
import { ScoreBar } from '#entities/score/score-bar.tsx';
import { ScoreDialog } from '#entities/score/score-dialog.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatementEditor } from './statement-editor.tsx';

/** What the recruiter's ranking says of the candidate, in the same drawing and words. */
export function OwnScore({ application }: { application: OwnApplication }) {
  const { jobId, candidateId, title, companyName, match_score: score } = application;
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({
    ...apiQuery(explainRanking, { params: { jobId, candidateId } }),
    enabled: score !== null,
  });
  // Withdrawn, it is out of the employer's sight a moment before the list of applications knows.
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <Card title="How your CV was scored" description={`What ${companyName} sees in its ranking.`}>
      {score === null || isGone ? (
        <p className="text-muted">{withoutScore(application)}</p>
      ) : (
        <>
          <Explained query={query} />
          <Button size="sm" className="mt-4" onClick={() => setIsOpen(true)}>
            Why this score
          </Button>
          {query.data && <StatementEditor jobId={jobId} statement={query.data.data.statement ?? null} />}
        </>
      )}
      {isOpen && (
        <ScoreDialog
          jobId={jobId}
          candidateId={candidateId}
          about={`You for ${title}, ${companyName}`}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  );
}

function withoutScore(application: OwnApplication): string {
  const { companyName, withdrawnAt, isPeopleOnly } = application;
  if (withdrawnAt) return `You withdrew: ${companyName} no longer ranks you for this job.`;
  if (isPeopleOnly) {
    return `${peopleOnlyText}, as you asked: there is no score, and ${companyName} reads your CV itself.`;
  }
  return isDecided(application)
    ? 'There is no score for this application.'
    : 'Your CV is being compared with this job. The score appears here in a moment.';
}

const Explained = ({ query }: { query: UseQueryResult<{ data: Explanation }> }) => (
  <QueryState query={query} skeleton={<Skeleton className="h-6" />}>
    {({ data }) => (
      <div className="grid gap-1.5">
        <ScoreBar label="Match score" score={data.score} factors={toScoreFactors(data.factors)} size="lg" />
        <p className="text-[13px]/5 text-muted">{againstThreshold(data.score, data.threshold)}</p>
      </div>
    )}
  </QueryState>
);
