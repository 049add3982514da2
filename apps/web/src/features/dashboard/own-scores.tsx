import { listHolders } from '@candela/contract/cvs/cvs.routes.ts';
import type { Holder } from '@candela/contract/cvs/holders.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ScoreDialog } from '#entities/score/score-dialog.tsx';
import { ScoreRow } from '#entities/score/score-row.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';

interface OwnScore {
  candidateId: string;
  /** Which CV it is of: an employer may have two of one candidate. */
  from: string;
  score: Holder['scores'][number];
}

const mostShown = 3;

/** The best score each employer has; the others are behind it. */
const bestOfEach = (holders: readonly Holder[]): OwnScore[] =>
  holders
    .flatMap(({ candidateId, organisationName, isOwnCv, scores }) => {
      const [best] = [...scores].sort((a, b) => b.match_score - a.match_score);
      const from = isOwnCv ? 'From your own CV' : `From the CV ${organisationName} holds`;
      return best ? [{ candidateId, from, score: best }] : [];
    })
    .sort((a, b) => b.score.match_score - a.score.match_score);

/** What employers have of a candidate comes before anything else: each score, drawn as the recruiter sees it. */
export function OwnScores() {
  const query = useQuery(apiQuery(listHolders));
  const { data } = query;
  const [explained, setExplained] = useState<OwnScore | null>(null);
  const scores = bestOfEach(data?.data ?? []);
  const all = data?.data.reduce((sum, holder) => sum + holder.scores.length, 0) ?? 0;
  if (!data && query.error) {
    return (
      <Card title="Your scores">
        <LoadFailure query={query} />
      </Card>
    );
  }
  if (scores.length === 0) return null;
  return (
    <Card
      title="Your scores"
      description="What employers see about your match, and why."
      actions={
        <ButtonLink to="/dashboard/my-details/cv?view=organisations" size="sm">
          {all > Math.min(scores.length, mostShown) ? `View all ${all} scores` : 'Who has your CV'}
        </ButtonLink>
      }
      flush
    >
      <ul className="divide-y divide-line">
        {scores.slice(0, mostShown).map((own) => (
          <ScoreRow
            key={`${own.candidateId} ${own.score.jobId}`}
            score={own.score}
            badge={<span className="text-[13px]/5 text-muted">{own.from}</span>}
            to={`/dashboard/job/${own.score.jobId}`}
            onExplain={() => setExplained(own)}
          />
        ))}
      </ul>
      {explained && (
        <ScoreDialog
          jobId={explained.score.jobId}
          candidateId={explained.candidateId}
          about={`You for ${explained.score.jobTitle}, ${explained.score.companyName}`}
          onClose={() => setExplained(null)}
        />
      )}
    </Card>
  );
}
