import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEntry, feedText, invitationText } from './icalendar.ts';

const entry: CalendarEntry = {
  uid: 'interview-1@candela',
  sequence: 0,
  stamp: new Date('2027-03-01T08:00:00Z'),
  summary: 'Interview, with a comma; and a semicolon',
  description: `Job Title: Keeper\n\n${'A line that is long enough to be folded. '.repeat(5)}`,
  location: 'Lighthouse',
  url: 'https://meet.example/1',
  start: new Date('2027-03-28T09:00:00Z'),
  end: new Date('2027-03-28T10:00:00Z'),
  organiser: { email: 'rosa@example.org', name: 'Rosa Recruiter' },
  attendees: [{ email: 'zoe@example.org', displayName: 'Zoë "Long"' }],
  isCancelled: false,
};

const read = (text: string) => new ICAL.Component(ICAL.parse(text));

/** What a mail program does with invitations: the highest sequence of a UID stands, a cancellation takes it away. */
function keep(texts: readonly string[]): Map<string, ICAL.Event> {
  const kept = new Map<string, ICAL.Event>();
  for (const text of texts) {
    const calendar = read(text);
    for (const part of calendar.getAllSubcomponents('vevent')) {
      const event = new ICAL.Event(part);
      const before = kept.get(event.uid);
      if (before && before.sequence >= event.sequence) continue;
      kept.set(event.uid, event);
      if (calendar.getFirstPropertyValue('method') === 'CANCEL') kept.delete(event.uid);
    }
  }
  return kept;
}

it('is read by another library as it was meant', () => {
  const event = new ICAL.Event(read(invitationText(entry).content).getAllSubcomponents('vevent')[0]);
  expect(event.summary).toBe(entry.summary);
  expect(event.description).toBe(entry.description);
  expect(event.startDate.toJSDate()).toEqual(entry.start);
  expect(event.endDate.toJSDate()).toEqual(entry.end);
  expect(event.organizer).toBe('mailto:rosa@example.org');
  expect(event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual([
    'mailto:zoe@example.org',
  ]);
  expect(
    invitationText(entry)
      .content.split('\r\n')
      .every((line) => Buffer.byteLength(line) <= 75),
  ).toBe(true);
});

it('leaves one event after a whole life, and none once it was cancelled', () => {
  const onDay = (day: number, sequence: number): CalendarEntry => ({
    ...entry,
    sequence,
    start: new Date(Date.UTC(2027, 2, day, 9)),
    end: new Date(Date.UTC(2027, 2, day, 10)),
  });
  const moved = onDay(29, 1);
  const again = onDay(30, 2);
  const life = [entry, moved, again].map((each) => invitationText(each).content);
  const [only, ...more] = keep(life).values();
  expect(more).toEqual([]);
  expect(only?.startDate.toJSDate()).toEqual(again.start);
  const end = invitationText({ ...again, sequence: 3, isCancelled: true });
  expect(end.method).toBe('CANCEL');
  expect([...keep([...life, end.content]).keys()]).toEqual([]);
});

it('lists a feed', () => {
  const feed = read(feedText('Interviews', [entry, { ...entry, uid: 'interview-2@candela' }]));
  expect(feed.getAllSubcomponents('vevent')).toHaveLength(2);
});
