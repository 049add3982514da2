import { exampleBelow, exampleMatch, exampleRanking } from '#entities/score/example-match.ts';
import { StaticScoreBar } from './static-score-bar.tsx';

/** The top of a ranked list. */
export function RankingMiniature() {
  return (
    <figure className="rounded-xl border border-line bg-surface text-[15px]/6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-6 py-4">
        <span className="font-semibold">Ranked candidates</span>
        <span className="text-sm text-muted">Example · {exampleMatch.job}</span>
      </figcaption>
      <ol>
        {exampleRanking.map(({ name, score, factors }, index) => (
          <li
            key={name}
            className="grid grid-cols-[1.5rem_1fr] items-center gap-x-3 gap-y-2 border-b border-line px-6 py-4 sm:grid-cols-[1.5rem_8rem_1fr]"
          >
            <span className="tabular text-muted">{index + 1}</span>
            <span className="font-medium">{name}</span>
            <StaticScoreBar label="Match score" score={score} factors={factors} className="max-sm:col-start-2" />
          </li>
        ))}
      </ol>
      <p className="px-6 py-4 text-sm/5 text-muted">
        {exampleBelow.candidates.length} candidates score below {exampleBelow.minScore}.
      </p>
    </figure>
  );
}
