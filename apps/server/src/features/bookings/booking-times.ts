import type { BookingOffer } from '@candela/contract/bookings/bookings.schemas.ts';
import { Temporal } from 'temporal-polyfill';
import { after, minutes } from '../../platform/clock.ts';
import { overlaps } from '../interviews/find-times.service.ts';
import { dayText, type Period, readMoment } from '../interviews/interview-parts.service.ts';

export interface Offered {
  offer: BookingOffer;
  lengthMinutes: number;
  /** On whose clocks the rules are meant. */
  timeZone: string;
}

interface Around {
  now: Date;
  busy: readonly Period[];
  /** When interviews begin that were chosen with links: they count for `mostADay`. */
  bookedStarts: readonly Date[];
}

const mostShown = 1000;

/** What stands in the way has to be known this far. */
export function reachOf({ offer, lengthMinutes, timeZone }: Offered, now: Date): Period {
  const margin = minutes(60 * 24);
  if (offer.kind === 'rules') return { start: after(now, -margin), end: after(now, (offer.daysAhead + 2) * margin) };
  const starts = namedStarts(offer.starts, timeZone).map((start) => start.getTime());
  return { start: after(now, -margin), end: new Date(Math.max(now.getTime(), ...starts) + minutes(lengthMinutes)) };
}

export const namedStarts = (starts: readonly string[], zone: string): Date[] =>
  starts.flatMap((start) => readMoment('offer.starts', start, zone) ?? []);

/** The times that can be chosen now, in their order. */
export function freeTimes(offered: Offered, around: Around): Period[] {
  const { offer, timeZone } = offered;
  const [notice, buffer] = offer.kind === 'rules' ? [offer.noticeHours * 60, offer.bufferMinutes] : [0, 0];
  const earliest = after(around.now, minutes(notice));
  const kept = around.busy.map(({ start, end }) => ({
    start: after(start, -minutes(buffer)),
    end: after(end, minutes(buffer)),
  }));
  const fullDays = offer.kind === 'rules' ? daysWith(offer.mostADay, around.bookedStarts, timeZone) : new Set<string>();
  return candidateTimes(offered, around.now)
    .filter(({ start }) => start > around.now && start >= earliest && !fullDays.has(dayText(start, timeZone)))
    .filter((time) => !kept.some((each) => overlaps(each, time)))
    .slice(0, mostShown);
}

/** Days of a zone's calendar that have this many or more. */
function daysWith(most: number, starts: readonly Date[], zone: string): Set<string> {
  const counts = new Map<string, number>();
  for (const start of starts) counts.set(dayText(start, zone), (counts.get(dayText(start, zone)) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= most).map(([day]) => day));
}

/** Everything the offer names, whatever else there is. */
function candidateTimes({ offer, lengthMinutes, timeZone }: Offered, now: Date): Period[] {
  const lasting = (start: Date): Period => ({ start, end: after(start, minutes(lengthMinutes)) });
  if (offer.kind === 'times') {
    const starts = namedStarts(offer.starts, timeZone).map((start) => start.getTime());
    return [...new Set(starts)].sort((one, other) => one - other).map((start) => lasting(new Date(start)));
  }
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const days = Array.from({ length: offer.daysAhead + 1 }, (_, ahead) => today.add({ days: ahead }));
  return days.filter((day) => offer.days.includes(day.dayOfWeek)).flatMap((day) => timesOf(day).map(lasting));

  /** By the clocks of the zone: on a day on which they change, the hours between are fewer or more. */
  function timesOf(day: Temporal.PlainDate): Date[] {
    if (offer.kind !== 'rules') return [];
    const at = (plainTime: string) => day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
    const step = minutes(lengthMinutes <= 15 ? 15 : 30);
    const [opens, lastStart] = [at(offer.from), at(offer.to) - minutes(lengthMinutes)];
    const count = Math.max(0, Math.floor((lastStart - opens) / step) + 1);
    return Array.from({ length: count }, (_, place) => new Date(opens + place * step));
  }
}
