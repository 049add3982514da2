import ical, { ICalAttendeeStatus, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';

/** What an invitation or a feed says of one interview. */
export interface CalendarEntry {
  /** The same for the whole life of the interview: mail programs replace what has it. */
  uid: string;
  /** One more with every change. */
  sequence: number;
  stamp: Date;
  summary: string;
  description: string;
  location: string;
  /** Where to join or look. */
  url: string | null;
  start: Date;
  end: Date;
  organiser: { email: string; name: string };
  attendees: readonly { email: string; displayName: string }[];
  isCancelled: boolean;
}

const prodId = { company: 'Candela', product: 'Interviews', language: 'EN' };

/** For a mail: asks people to come, tells them of a new time, or takes it back. */
export function invitationText(entry: CalendarEntry): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const method = entry.isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = ical({ prodId, method: ICalCalendarMethod[method], events: [toEvent(entry)] });
  return { method, content: calendar.toString() };
}

/** For a calendar that subscribes. */
export const feedText = (name: string, entries: readonly CalendarEntry[]): string =>
  ical({ prodId, name, method: ICalCalendarMethod.PUBLISH, ttl: 3600, events: entries.map(toEvent) }).toString();

/** Moments are written in UTC: right in every zone, without a description of one. */
const toEvent = (entry: CalendarEntry): ICalEventData => ({
  id: entry.uid,
  sequence: entry.sequence,
  stamp: entry.stamp,
  start: entry.start,
  end: entry.end,
  summary: entry.summary,
  description: entry.description,
  location: entry.location,
  url: entry.url,
  status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  organizer: { name: entry.organiser.name || entry.organiser.email, email: entry.organiser.email },
  attendees: entry.attendees.map(({ email, displayName }) => ({
    email,
    name: displayName,
    rsvp: true,
    status: ICalAttendeeStatus.NEEDSACTION,
  })),
});
