import { engineText } from '@candela/contract/kernel/engine-text.ts';
import type { EarlierScore } from '@candela/contract/rankings/rankings.schemas.ts';
import { dayText, fullText } from '#entities/cv/cv-text.ts';

/** What the score was before, and by which engine; of each score the last five are kept. */
export function EarlierScores({ earlier }: { earlier: readonly EarlierScore[] }) {
  if (earlier.length === 0) return null;
  return (
    <section aria-label="Earlier scores" className="grid gap-1.5">
      <h3 className="font-semibold">Earlier scores</h3>
      <ul className="grid divide-y divide-line border-y border-line text-[13px]/5">
        {earlier.map(({ score, engine, version, scoredAt, replacedAt }) => (
          <li key={`${scoredAt} ${replacedAt}`} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
            <span className="tabular w-10 font-semibold">{Math.round(score)}%</span>
            <span>{engineText(engine, version)}</span>
            <span className="ml-auto text-muted">
              <Day at={scoredAt} />
              {dayText(scoredAt) !== dayText(replacedAt) && (
                <>
                  {' '}
                  to <Day at={replacedAt} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Day = ({ at }: { at: string }) => (
  <time dateTime={at} title={fullText(at)}>
    {dayText(at)}
  </time>
);
