import { ratingWords, type Scorecard } from '@candela/contract/scorecards/scorecards.schemas.ts';
import { Overall } from './overall.tsx';

/** A scorecard that is in. */
export const ScorecardView = ({ card }: { card: Scorecard }) => (
  <article aria-label={card.interviewer} className="grid gap-3 rounded-md border border-line p-4 text-sm/5">
    <header className="flex flex-wrap items-center gap-2">
      <h4 className="font-semibold">{card.interviewer}</h4>
      <Overall word={card.overall} />
    </header>
    <dl className="grid gap-2">
      {card.ratings
        .filter(({ rating }) => rating !== null)
        .map(({ criterion, rating, evidence }) => (
          <div key={criterion} className="grid gap-0.5">
            <dt className="flex justify-between gap-x-3 font-medium max-sm:flex-col">
              <span className="min-w-0 break-words">{criterion}</span>
              <span className="tabular whitespace-nowrap text-muted">
                {rating} of 4, {ratingWords[(rating ?? 1) - 1]?.toLowerCase()}
              </span>
            </dt>
            <dd dir="auto" className="break-words whitespace-pre-line text-muted">
              {evidence}
            </dd>
          </div>
        ))}
    </dl>
    {card.notes && (
      <p dir="auto" className="break-words whitespace-pre-line">
        {card.notes}
      </p>
    )}
  </article>
);
