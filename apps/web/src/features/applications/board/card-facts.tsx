import type { ApplicationCard, CardScorecards } from '@candela/contract/applications/applications.schemas.ts';
import { CalendarClock, MapPin } from 'lucide-react';
import { matchText } from '#entities/application/score-text.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { DateText } from '#ui/date-text.tsx';
import { daysWaiting } from './card-place.ts';

/** At most two decimals, none for a whole number. */
const pointsText = (points: number) => `${Number(points.toFixed(2))}/15`;

/** The figures and dates of a card. */
export function CardFacts({ card, now }: { card: ApplicationCard; now: number }) {
  const waiting = daysWaiting(card.movedAt, now);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 text-[13px]/5 text-muted">
      <p className="text-text wrap-break-word">{card.jobTitle}</p>
      <p className="tabular flex flex-wrap justify-between gap-x-1">
        <span>
          Match <span className="font-medium text-text">{matchText(card)}</span>
        </span>
        <span>
          Applied <DateText moment={card.appliedAt} style="shortDay" />
        </span>
      </p>
      {card.total_score !== null && (
        <p className="tabular">
          Assessment <span className="font-medium text-text">{pointsText(card.total_score)}</span>
        </p>
      )}
      {card.interview && <CardInterviewLine interview={card.interview} />}
      {card.scorecards && <CardScorecardsLine scorecards={card.scorecards} />}
      {waiting !== null && <p className="font-medium text-warning-text">Waiting {waiting} days</p>}
    </div>
  );
}

function CardInterviewLine({ interview }: { interview: NonNullable<ApplicationCard['interview']> }) {
  const { startDateTime, endDateTime, location } = interview;
  // As the calendar does: on the viewer's clock, whatever zone it was scheduled in.
  const zone = deviceZone();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5 rounded-md bg-info-soft px-2 py-1 text-info-text">
      <p className="flex items-center gap-1.5">
        <CalendarClock aria-hidden="true" className="size-3.5 shrink-0" />
        <span>
          {formatDate(startDateTime, 'weekday', zone)},{' '}
          <span className="whitespace-nowrap">
            {formatDate(startDateTime, 'time', zone)}–{formatDate(endDateTime, 'time', zone)}
          </span>
        </span>
      </p>
      {location && (
        <p className="flex items-center gap-1.5">
          <MapPin aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="truncate">{location}</span>
        </p>
      )}
    </div>
  );
}

/** What interviewers found; how much, once the viewer has said their own. */
const CardScorecardsLine = ({ scorecards: { submitted, mean } }: { scorecards: CardScorecards }) => (
  <p className="tabular flex flex-wrap justify-between gap-x-1">
    <span>
      Scorecards <span className="font-medium text-text">{mean === null ? '–' : `${mean} of 4`}</span>
    </span>
    <span>{submitted} in</span>
  </p>
);
