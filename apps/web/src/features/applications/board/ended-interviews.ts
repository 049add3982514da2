import type { ApplicationCard } from '@candela/contract/applications/applications.schemas.ts';
import { formatDate, type Zone } from '#lib/dates.ts';

export interface Interviewed {
  interview: Pick<NonNullable<ApplicationCard['interview']>, 'startDateTime'> | null;
}

/** An outcome takes back the interviews that are still to come: said before it is decided. Empty where there are none. */
export function endedInterviews(cards: readonly Interviewed[], now: Date, zone: Zone): string {
  const coming = cards.flatMap(({ interview }) =>
    interview && new Date(interview.startDateTime) > now ? [interview] : [],
  );
  const [first] = coming;
  if (!first) return '';
  const { startDateTime } = first;
  const what =
    coming.length === 1
      ? `The interview on ${formatDate(startDateTime, 'weekday', zone)} at ${formatDate(startDateTime, 'time', zone)} is`
      : `${coming.length} interviews still to come are`;
  return `${what} cancelled, and everyone invited is told.`;
}
