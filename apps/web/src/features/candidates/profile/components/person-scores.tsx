import type { Person } from '@candela/contract/candidates/candidates.routes.ts';
import { ApplicationBadge } from '#entities/application/application-badge.tsx';
import { ScoreDialog } from '#entities/score/score-dialog.tsx';
import { ScoreRow } from '#entities/score/score-row.tsx';
import { defineAddress, optionalId } from '#lib/address/address-state.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { useSomeFirst } from '#lib/use-some-first.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

const firstShown = 5;
/** The job whose score is explained: its address can be shared. */
const address = defineAddress({ why: optionalId });

/** How the candidate stands for each job. */
export function PersonScores({ person }: { person: Person }) {
  const { list, shown, hasMore, showAll } = useSomeFirst(person.scores, firstShown);
  const [{ why }, change] = useAddressState(address);
  const explained = person.scores.find(({ jobId }) => jobId === why);

  return (
    <Card title="Scores" description="How the CV matches each job." flush>
      {person.scores.length === 0 ? (
        <EmptyState title="No scores yet" description="A score appears once the CV was compared with an active job." />
      ) : (
        <ul ref={list} className="divide-y divide-line border-t border-line">
          {shown.map((score) => (
            <ScoreRow
              key={score.jobId}
              score={score}
              to={`/dashboard/candidates?jobId=${score.jobId}`}
              badge={score.status && <ApplicationBadge status={score.status} />}
              onExplain={() => change({ why: score.jobId })}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className="border-t border-line px-5 py-3">
          <Button size="sm" variant="ghost" className="-ml-2.5" onClick={showAll}>
            Show all {person.scores.length} jobs
          </Button>
        </div>
      )}
      {explained && (
        <ScoreDialog
          jobId={explained.jobId}
          candidateId={person.candidateId}
          about={`${person.name || 'This person'} for ${explained.jobTitle}`}
          onClose={() => change({ why: undefined })}
        />
      )}
    </Card>
  );
}
