import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Calendar, type CalendarEvent, CalendarFailed } from './port.ts';

export interface CalendarHarness {
  calendar: Calendar;
  redirectUri: string;
  /** Does what a person does in the browser, and returns where the browser ends up in the product. */
  allow(consentUrl: string): Promise<URL>;
  decline(consentUrl: string): Promise<URL>;
  stop(): Promise<void>;
}

export const newEvent = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: randomUUID().replaceAll('-', ''),
  summary: 'Interview with Zoë Long',
  description: 'Job Title: Keeper\n\nBring the log.',
  location: 'Lighthouse',
  start: new Date('2027-03-01T09:00:00Z'),
  end: new Date('2027-03-01T10:00:00Z'),
  timeZone: 'Europe/London',
  attendees: [{ email: 'zoe@example.org', displayName: 'Zoë Long' }],
  hasMeeting: true,
  ...changes,
});

export async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(CalendarFailed);
  return (error as CalendarFailed).reason;
}

export function newAttempt(redirectUri: string) {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  return { redirectUri, state: randomBytes(24).toString('base64url'), codeVerifier, codeChallenge };
}

export async function connect({ calendar, redirectUri, allow }: CalendarHarness): Promise<string> {
  const attempt = newAttempt(redirectUri);
  const callback = await allow(calendar.consentUrl(attempt));
  expect(callback.searchParams.get('state')).toBe(attempt.state);
  return (await calendar.connect({ ...attempt, code: callback.searchParams.get('code') ?? '' })).grant;
}

/** What every calendar must do. */
export function calendarContract(start: () => Promise<CalendarHarness>): void {
  let harness: CalendarHarness;
  beforeAll(async () => {
    harness = await start();
  });
  afterAll(() => harness.stop());

  describe('connecting', () => {
    it('gives a grant that works, after consent', async () => {
      const grant = await connect(harness);
      await expect(harness.calendar.busyTimes(grant, new Date(0), new Date())).resolves.toEqual([]);
    });

    it('brings a refusal back to the product, with the state', async () => {
      const attempt = newAttempt(harness.redirectUri);
      const callback = await harness.decline(harness.calendar.consentUrl(attempt));
      expect(callback.searchParams.get('error')).toBe('access_denied');
      expect(callback.searchParams.get('state')).toBe(attempt.state);
    });

    it('refuses a code with another verifier, another redirect, and one that is made up', async () => {
      const { calendar, redirectUri, allow } = harness;
      const change = async (changes: Partial<{ codeVerifier: string; redirectUri: string; code: string }>) => {
        const attempt = newAttempt(redirectUri);
        const code = (await allow(calendar.consentUrl(attempt))).searchParams.get('code') ?? '';
        return failureOf(calendar.connect({ ...attempt, code, ...changes }));
      };
      expect(await change({ codeVerifier: randomBytes(32).toString('base64url') })).toBe('invalid');
      expect(await change({ redirectUri: `${redirectUri}/other` })).toBe('invalid');
      expect(await change({ code: 'made.up.code' })).toBe('invalid');
    });
  });

  describe('events', () => {
    it('are placed with a link to the calendar and to the meeting, the same when asked twice', async () => {
      const grant = await connect(harness);
      const event = newEvent();
      const first = await harness.calendar.place(grant, event);
      expect(first.calendarLink).toContain(event.id);
      expect(first.meetLink).toContain(event.id);
      expect(await harness.calendar.place(grant, event)).toEqual(first);
    });

    it('have no meeting when none is wanted', async () => {
      const grant = await connect(harness);
      const placed = await harness.calendar.place(grant, newEvent({ hasMeeting: false }));
      expect(placed.meetLink).toBeNull();
    });

    it('can be removed twice', async () => {
      const grant = await connect(harness);
      const event = newEvent();
      await harness.calendar.place(grant, event);
      await harness.calendar.remove(grant, event.id);
      await expect(harness.calendar.remove(grant, event.id)).resolves.toBeUndefined();
      await expect(harness.calendar.remove(grant, newEvent().id)).resolves.toBeUndefined();
    });

    it('cannot be placed with a grant that is no longer good', async () => {
      expect(await failureOf(harness.calendar.place('a-grant-of-yesterday', newEvent()))).toBe('revoked');
    });
  });
}
