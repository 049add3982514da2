import type { Person } from '@candela/contract/people/people.routes.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApplicationBadge } from '#entities/application/application-badge.tsx';
import { ScoreDialog } from '#entities/score/score-dialog.tsx';
import { ScoreRow } from '#entities/score/score-row.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

const firstShown = 5;
const param = 'why';

/** How the person stands for each job; the explanation's address can be shared. */
export function PersonScores({ person }: { person: Person }) {
  const [areAllShown, setAreAllShown] = useState(false);
  const [params, setParams] = useSearchParams();
  const explained = person.scores.find(({ jobId }) => jobId === params.get(param));
  const shown = areAllShown ? person.scores : person.scores.slice(0, firstShown);

  const explain = (jobId: string | null) =>
    setParams(
      (current) => {
        if (jobId) current.set(param, jobId);
        else current.delete(param);
        return current;
      },
      { preventScrollReset: true },
    );

  return (
    <Card title="Scores" description="How the CV matches each job." flush>
      {person.scores.length === 0 ? (
        <EmptyState title="No scores yet" description="A score appears once the CV was compared with an active job." />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {shown.map((score) => (
            <ScoreRow
              key={score.jobId}
              score={score}
              to={`/dashboard/candidates?jobId=${score.jobId}`}
              badge={score.status && <ApplicationBadge status={score.status} />}
              onExplain={() => explain(score.jobId)}
            />
          ))}
        </ul>
      )}
      {!areAllShown && person.scores.length > firstShown && (
        <div className="border-t border-line px-5 py-3">
          <Button size="sm" variant="ghost" className="-ml-2.5" onClick={() => setAreAllShown(true)}>
            Show all {person.scores.length} jobs
          </Button>
        </div>
      )}
      {explained && (
        <ScoreDialog
          jobId={explained.jobId}
          candidateId={person.candidateId}
          about={`${person.name || 'This person'} for ${explained.jobTitle}`}
          onClose={() => explain(null)}
        />
      )}
    </Card>
  );
}
