import type { Factor, KeyFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { KeyFactors } from './key-factors.tsx';
import { ScoreBar } from './score-bar.tsx';

export interface ScoreRowProps {
  score: {
    jobTitle: string;
    companyName: string;
    match_score: number;
    factors: readonly Factor[];
    key_match_factors: readonly KeyFactor[];
  };
  /** Where the job's title leads. */
  to: string;
  /** Beside the title. */
  badge?: ReactNode;
  onExplain(): void;
}

/** How a candidate stands for one job; a list of these is the whole picture. */
export function ScoreRow({ score, to, badge, onExplain }: ScoreRowProps) {
  return (
    <li className="grid gap-x-6 gap-y-2.5 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link to={to} className="font-medium break-words underline-offset-3 hover:underline">
            {score.jobTitle}
          </Link>
          {badge}
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

/** Without the quotations, which the explanation brings: each segment says where they are. */
const barFactors = (factors: readonly Factor[]) =>
  factors.map((factor) => ({ ...factor, evidence: ['“Why this score” shows the words of the CV.'] }));
