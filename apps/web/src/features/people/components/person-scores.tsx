import type { Person } from '@candela/contract/people/people.routes.ts';
import type { KeyFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { CircleCheck, CircleDashed, CircleDotDashed } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ScoreDialog } from '../../../components/cv/score-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ScoreBar } from '../../../components/ui/score-bar.tsx';
import { barFactors } from '../bar-factors.ts';
import { StageBadge } from './stage-badge.tsx';

type Score = Person['scores'][number];

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
            <ScoreRow key={score.jobId} score={score} onExplain={() => explain(score.jobId)} />
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

function ScoreRow({ score, onExplain }: { score: Score; onExplain(): void }) {
  return (
    <li className="grid gap-x-6 gap-y-2.5 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={`/dashboard/candidates?jobId=${score.jobId}`}
            className="font-medium break-words underline-offset-3 hover:underline"
          >
            {score.jobTitle}
          </Link>
          {score.status && <StageBadge status={score.status} />}
        </div>
        <p className="text-[13px]/5 text-muted">{score.companyName}</p>
      </div>
      <div className="grid content-start gap-1 sm:row-span-2">
        <ScoreBar
          label={`Match score for ${score.jobTitle}`}
          score={score.match_score}
          factors={barFactors(score.factors)}
        />
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2.5 justify-self-start"
          aria-label={`Why this score for ${score.jobTitle}`}
          onClick={onExplain}
        >
          Why this score
        </Button>
      </div>
      <KeyFactors factors={score.key_match_factors} />
    </li>
  );
}

const kinds = {
  met: { word: 'Met', icon: CircleCheck, className: 'text-success-text' },
  partly: { word: 'Partly met', icon: CircleDotDashed, className: 'text-warning-text' },
  missing: { word: 'Missing', icon: CircleDashed, className: 'text-muted' },
};

function KeyFactors({ factors }: { factors: readonly KeyFactor[] }) {
  if (factors.length === 0) return <p className="text-[13px]/5 text-muted">No factors available.</p>;
  return (
    <ul aria-label="Key match factors" className="flex flex-wrap gap-x-4 gap-y-1 text-[13px]/5">
      {factors.map(({ kind, label }) => {
        const { word, icon: Icon, className } = kinds[kind];
        return (
          <li key={`${kind} ${label}`} className="inline-flex items-center gap-1.5">
            <Icon aria-hidden="true" className={`size-3.5 shrink-0 ${className}`} />
            <span className="sr-only">{word}: </span>
            <span className={kind === 'missing' ? 'text-muted' : undefined}>{label}</span>
          </li>
        );
      })}
    </ul>
  );
}
