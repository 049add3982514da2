import type { BrowsedJob } from '@candela/contract/jobs/browse.routes.ts';
import { Link } from 'react-router';
import { ApplicationBadge } from '#entities/application/application-badge.tsx';
import { placeOf, salaryRange, sentenceCase } from '#entities/job/job-text.ts';
import { KeyFactors } from '#entities/score/key-factors.tsx';
import { ScoreBar } from '#entities/score/score-bar.tsx';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

export interface BrowsedJobRowProps {
  job: BrowsedJob;
  onExplain(): void;
}

/** An open job, and how the candidate's own CV fits it. */
export function BrowsedJobRow({ job, onExplain }: BrowsedJobRowProps) {
  const { _id: id, title, companyName, fit, status, isWithdrawn } = job;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2.5 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link to={`/dashboard/job/${id}`} className="font-medium underline-offset-3 hover:underline">
            {title}
          </Link>
          {isWithdrawn ? <Badge>Withdrawn</Badge> : status && <ApplicationBadge status={status} />}
        </div>
        <p className="text-[13px]/5 text-muted">{companyName}</p>
        <Facts job={job} />
      </div>
      {fit && (
        <div className="grid content-start gap-1 sm:row-span-2">
          <ScoreBar label={`How your CV fits ${title}`} score={fit.match_score} factors={withHint(fit.factors)} />
          <Button
            size="sm"
            variant="ghost"
            className="-ml-2.5 justify-self-start"
            aria-label={`Why this score for ${title}`}
            onClick={onExplain}
          >
            Why this score
          </Button>
        </div>
      )}
      {fit && <KeyFactors factors={fit.key_match_factors} />}
    </li>
  );
}

const withHint = (factors: NonNullable<BrowsedJob['fit']>['factors']) =>
  factors.map((factor) => ({ ...factor, evidence: ['“Why this score” shows the words of your CV.'] }));

function Facts({ job }: { job: BrowsedJob }) {
  const { jobType, salary, postedAt } = job;
  const facts = [placeOf(job), jobType && sentenceCase(jobType), salaryRange(salary)].filter(Boolean);
  return (
    <p className="mt-1 text-[13px]/5">
      {facts.join(' · ')}
      {/* Where there is no room for all it has a line of its own: the one before would end in a dot. */}
      <span className="max-xl:hidden"> · </span>
      <span className="whitespace-nowrap max-xl:block">Posted {formatDate(postedAt, 'day', deviceZone())}</span>
    </p>
  );
}
