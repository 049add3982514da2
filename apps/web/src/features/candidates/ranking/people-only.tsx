import { type PeopleOnlyEntry, peopleOnlyText } from '@candela/contract/rankings/rankings.schemas.ts';
import { Link } from 'react-router';
import { IfMay } from '#components/if-may.tsx';
import { ApplicationBadge } from '#entities/application/application-badge.tsx';
import { Button } from '#ui/button.tsx';
import { yearsText } from '../shared/ranking-words.ts';
import { useAddUnranked } from '../shared/use-ranking.ts';

interface PeopleOnlyProps {
  jobId: string;
  entries: readonly PeopleOnlyEntry[];
  isBlind: boolean;
}

/** Candidates who objected to automated scoring: below the ranking, by name, for people to judge. */
export function PeopleOnly({ jobId, entries, isBlind }: PeopleOnlyProps) {
  const adding = useAddUnranked(jobId);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="people-only" className="mt-6 rounded-lg border border-line bg-surface">
      <header className="grid gap-0.5 px-4 py-3">
        <h2 id="people-only" className="text-base/6 font-semibold">
          {peopleOnlyText}
        </h2>
        <p className="text-[13px]/5 text-muted">
          These candidates objected to automated scoring. They have no score and no rank: please read their CVs.
        </p>
      </header>
      <ul className="divide-y divide-line border-t border-line">
        {entries.map((entry, at) => {
          const name = isBlind ? `Candidate ${String.fromCharCode(65 + (at % 26))}` : entry.name || 'No name found';
          return (
            <li key={entry.candidateId} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2">
              <span className="grid gap-0.5">
                {isBlind ? (
                  <span className="font-medium">{name}</span>
                ) : (
                  <Link
                    to={`/dashboard/candidates/${entry.candidateId}`}
                    className="touch relative font-medium underline-offset-3 hover:underline"
                  >
                    {name}
                  </Link>
                )}
                <span className="text-[13px]/5 text-muted">{yearsText(entry.experience_years)} of experience</span>
              </span>
              {entry.status ? (
                <ApplicationBadge status={entry.status} />
              ) : (
                <IfMay permission="application.create">
                  <Button
                    size="sm"
                    loading={adding.isPending && adding.variables.candidateId === entry.candidateId}
                    aria-label={`Add ${name} to the pipeline`}
                    onClick={() => adding.mutate(entry)}
                  >
                    Add to pipeline
                  </Button>
                </IfMay>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
