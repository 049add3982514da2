import { ApplicationBadge } from '#entities/application/application-badge.tsx';
import { exampleMatch } from '#entities/score/example-match.ts';
import { PublicIcon } from './public-icon.tsx';
import { StaticScoreBar } from './static-score-bar.tsx';

const stages = [
  { label: 'Applied', note: 'In one click, with the CV you already keep', done: true },
  { label: 'Assessment', note: 'Five questions, 13 of 15', done: true },
  { label: 'Interview', note: 'Thursday, 10:30. Ask for another time if it does not suit', done: false },
];

/** An application as its candidate follows it. */
export function ApplicationMiniature() {
  return (
    <figure className="rounded-xl border border-line bg-surface text-[15px]/6">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-6 py-4">
        <span>
          <span className="block font-semibold">{exampleMatch.job}</span>
          <span className="text-sm text-muted">Example application</span>
        </span>
        <ApplicationBadge status="interview" />
      </figcaption>
      <ol className="grid gap-5 px-6 py-5">
        {stages.map(({ label, note, done }) => {
          return (
            <li key={label} className="grid grid-cols-[1.5rem_1fr] gap-x-3">
              <PublicIcon
                name={done ? 'circle-check' : 'circle-dot'}
                className={done ? 'mt-0.5 size-5 text-success' : 'mt-0.5 size-5 text-accent'}
              />
              <span>
                <span className="block font-medium">
                  {label}
                  <span className="sr-only">{done ? ' (done)' : ' (next)'}</span>
                </span>
                <span className="text-sm/5 text-muted">{note}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <div className="border-t border-line px-6 py-5">
        <p className="mb-2 text-sm/5 text-muted">Your match, as the recruiter sees it</p>
        <StaticScoreBar label="Match score" score={exampleMatch.score} factors={exampleMatch.factors} />
      </div>
    </figure>
  );
}
