import { isDecided, type OwnApplication } from '@candela/contract/applications/own-applications.schemas.ts';
import { explainRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { peopleOnlyText } from '@candela/contract/rankings/rankings.schemas.ts';
import { useQuery } from '@tanstack/react-query';
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
  return (
    <Card title="How your CV was scored" description={`What ${companyName} sees in its ranking.`}>
      {score === null ? (
        <p className="text-muted">{withoutScore(application)}</p>
      ) : (
        <>
          <Explained jobId={jobId} candidateId={candidateId} />
          <Button size="sm" className="mt-4" onClick={() => setIsOpen(true)}>
            Why this score
          </Button>
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
  if (application.isPeopleOnly) {
    return `${peopleOnlyText}, as you asked: there is no score, and ${application.companyName} reads your CV itself.`;
  }
  return isDecided(application)
    ? 'There is no score for this application.'
    : 'Your CV is being compared with this job. The score appears here in a moment.';
}

function Explained({ jobId, candidateId }: { jobId: string; candidateId: string }) {
  const query = useQuery(apiQuery(explainRanking, { params: { jobId, candidateId } }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-6" />}>
      {({ data }) => (
        <div className="grid gap-1.5">
          <ScoreBar label="Match score" score={data.score} factors={toScoreFactors(data.factors)} size="lg" />
          <p className="text-[13px]/5 text-muted">{againstThreshold(data.score, data.threshold)}</p>
          <StatementEditor jobId={jobId} statement={data.statement ?? null} />
        </div>
      )}
    </QueryState>
  );
}
