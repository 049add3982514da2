import { shownPoints } from '@candela/contract/kernel/whole-parts.ts';
import { exampleMatch } from '#entities/score/example-match.ts';
import { StaticScoreBar } from './static-score-bar.tsx';

const points = shownPoints(exampleMatch.factors, exampleMatch.score);

/** The product's own drawing of a score, with its working laid open. */
export function ScoreMiniature() {
  return (
    <figure className="rounded-xl border border-line bg-surface shadow-popover">
      <div className="grid gap-1 px-6 pt-6">
        <p className="text-sm/5 text-muted">Example match</p>
        <p className="text-lg/7 font-semibold">{exampleMatch.job}</p>
      </div>
      <StaticScoreBar
        label="Match score"
        score={exampleMatch.score}
        factors={exampleMatch.factors}
        size="lg"
        className="px-6 pt-4 pb-5"
      />
      <dl className="border-t border-line text-[15px]/6">
        {exampleMatch.factors.map((factor, at) => (
          <div
            key={factor.id}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line px-6 py-3 last:border-b-0"
          >
            <dt className="font-medium">{factor.label}</dt>
            <dd className="tabular text-right text-muted">
              {points[at]} of {factor.weight}
            </dd>
            <dd className="col-span-2 text-sm/6 text-muted">{factor.evidence[0]}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="rounded-b-xl border-t border-line bg-sunken px-6 py-3 text-sm/5 text-muted">
        The recruiter and the candidate see this same page.
      </figcaption>
    </figure>
  );
}
