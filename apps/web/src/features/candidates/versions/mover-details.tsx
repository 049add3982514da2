import type { ComparedPerson, ComparedSide } from '@candela/contract/rankings/score-runs.schemas.ts';
import { Link } from 'react-router';
import { ScoreBar } from '#entities/score/score-bar.tsx';
import { cn } from '#lib/class-names.ts';
import { factorChanges, signed } from './factor-changes.ts';
import { MoverEvidence } from './mover-evidence.tsx';
import { momentText, reasonWords } from './version-words.ts';

export interface MoverDetailsProps {
  jobId: string;
  person: ComparedPerson;
  name: string;
  isBlind: boolean;
}

/** Both scores, one above the other, what every factor gives more or less, and the words of the CV behind it. */
export function MoverDetails({ jobId, person, name, isBlind }: MoverDetailsProps) {
  const { before, after, reasons } = person;
  return (
    <div className="grid gap-5 border-t border-line px-4 pt-4 pb-6 sm:px-10">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 max-sm:grid-cols-1 max-sm:gap-y-1">
        {before && <Side term="Before" side={before} name={name} />}
        <Side term="After" side={after} name={name} />
      </dl>
      <div className={cn('grid items-start gap-x-12 gap-y-6', before && 'xl:grid-cols-2')}>
        {before && <FactorTable before={before} after={after} name={name} />}
        <MoverEvidence jobId={jobId} person={person} name={name} isBlind={isBlind} />
      </div>
      <p className="text-[13px]/5 text-muted">
        {reasons.length > 0
          ? `${reasons.map((reason) => reasonWords[reason].hint).join('. ')}.`
          : before
            ? 'This candidate was not scored again.'
            : 'No earlier score: there was none, or it is no longer kept (the last five are).'}{' '}
        {!isBlind && (
          <Link
            to={`/dashboard/candidates/${person.candidateId}`}
            className="inline-block min-h-6 rounded-sm py-0.5 text-accent-text underline-offset-3 hover:underline"
          >
            Open {name}
          </Link>
        )}
      </p>
    </div>
  );
}

function Side({ term, side, name }: { term: string; side: ComparedSide; name: string }) {
  return (
    <>
      <dt className="text-[13px]/5 max-sm:mt-2">
        <span className="font-medium">{term}</span>
        <span className="block text-muted">
          {side.version}, <time dateTime={side.scoredAt}>{momentText(side.scoredAt)}</time>
        </span>
      </dt>
      <dd>
        <ScoreBar label={`Match score of ${name}, ${term.toLowerCase()}`} score={side.score} factors={side.factors} />
      </dd>
    </>
  );
}

function FactorTable({ before, after, name }: { before: ComparedSide; after: ComparedSide; name: string }) {
  return (
    <table className="w-full max-w-2xl border-collapse text-left text-[13px]/5">
      <caption className="sr-only">What each factor gives {name}, before and after</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-1.5 pr-3 font-medium">
            Factor
          </th>
          {['Before', 'After', 'Change'].map((heading) => (
            <th key={heading} scope="col" className="py-1.5 pl-3 text-right font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular">
        {factorChanges(before, after).map((factor) => (
          <tr key={factor.id} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              {factor.label}
            </th>
            <Points value={factor.before} />
            <Points value={factor.after} />
            <td
              className={cn(
                'py-1.5 pl-3 text-right font-medium',
                factor.change > 0 && 'text-success-text',
                factor.change < 0 && 'text-danger-text',
              )}
            >
              {signed(factor.change)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Points({ value }: { value: { points: number; weight: number } | null }) {
  return (
    <td className="py-1.5 pl-3 text-right whitespace-nowrap">
      {value ? (
        <>
          {value.points}
          <span className="text-muted"> of {value.weight}</span>
        </>
      ) : (
        <span className="text-muted">
          <span aria-hidden="true">–</span>
          <span className="sr-only">not a factor</span>
        </span>
      )}
    </td>
  );
}
