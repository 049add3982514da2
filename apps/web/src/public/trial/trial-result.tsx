import type { TryMatch } from '@candela/contract/try-match/try-match.routes.ts';
import { CvNotices } from '#entities/cv/cv-notices.tsx';
import { pointsByFactor, toScoreFactors } from '#entities/score/explained-factors.ts';
import { FactorSection } from '#entities/score/factor-section.tsx';
import { StaticScoreBar } from '../static-score-bar.tsx';
import { readFromCv, readFromJob } from './trial-words.ts';

/** A match, drawn as the product draws it. */
export function TrialResult({ match }: { match: TryMatch }) {
  const { score, threshold, factors, flags, version, isRead } = match;
  const rounded = Math.round(score);
  const points = pointsByFactor(factors, score);
  return (
    <section
      id="match"
      aria-labelledby="match-title"
      className="scroll-mt-2 rounded-xl border border-line bg-surface text-[15px]/6 shadow-popover"
    >
      <div className="grid gap-1 px-5 pt-6 sm:px-8 sm:pt-8">
        <p className="text-sm/5 text-muted">Your match</p>
        <h2
          id="match-title"
          tabIndex={-1}
          data-trial-heading
          className="font-display text-3xl/9 tracking-[-0.015em] break-words outline-none"
        >
          {match.job.title}
          <span className="sr-only">: match score {rounded}%</span>
        </h2>
        <StaticScoreBar
          id="match-factor"
          label="Match score"
          score={rounded}
          factors={toScoreFactors(factors)}
          size="lg"
          className="pt-3 pb-1"
        />
        <p className="pb-6 text-muted">
          {score >= threshold ? 'At or above' : rounded >= threshold ? 'Just below' : 'Below'} the {threshold}% a job
          asks for unless its recruiter says otherwise.
        </p>
      </div>
      <dl className="grid border-y border-line bg-sunken md:grid-cols-2">
        <WasRead from="the advert" lines={readFromJob(match.job)} />
        <WasRead from="the CV" lines={readFromCv(match.cv)} />
      </dl>
      <Notes about="advert" flags={match.job.flags} />
      <Notes about="CV" flags={flags} />
      <div className="px-5 py-7 sm:px-8 lg:columns-2 lg:gap-16">
        {factors.map((factor) => (
          <FactorSection
            key={factor.id}
            factor={factor}
            points={points.get(factor.id) ?? 0}
            score={score}
            className="mb-8 break-inside-avoid last:mb-0"
          />
        ))}
      </div>
      <HowScored version={version} isRead={isRead} />
    </section>
  );
}

function HowScored({ version, isRead }: Pick<TryMatch, 'version' | 'isRead'>) {
  return (
    <p className="rounded-b-xl border-t border-line bg-sunken px-5 py-4 text-sm/6 text-muted sm:px-8">
      Scored by Candela’s engine ({version}), without name, photo, age, gender, address or nationality.{' '}
      {isRead
        ? 'Each line of the CV was read beside what is asked for, as for a ranking.'
        : 'In a ranking the lines of a CV are then read one by one as well.'}{' '}
      Neither text was kept.
    </p>
  );
}

function Notes({ about, flags }: { about: 'advert' | 'CV'; flags: TryMatch['flags'] }) {
  if (flags.length === 0) return null;
  return (
    <div className="grid gap-2 px-5 pt-6 sm:px-8">
      <p className="text-sm/5 font-medium">In the {about}</p>
      <CvNotices flags={flags} label={`Notes about this ${about}`} />
    </div>
  );
}

function WasRead({ from, lines }: { from: string; lines: readonly string[] }) {
  return (
    <div className="px-5 py-4 sm:px-8 border-line max-md:first:border-b md:last:border-l">
      <dt className="text-sm/6 font-medium">Read from {from}</dt>
      {lines.map((line) => (
        <dd key={line} className="text-sm/6 break-words text-muted">
          {line}
        </dd>
      ))}
    </div>
  );
}
