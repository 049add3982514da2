import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { followUntil } from '../testing/redirect-follower.ts';
import { serveHandler } from '../testing/serve-handler.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createLocalCalendar } from './embedded.ts';
import { calendarContract, failureOf, newAttempt, newEvent } from './port.contract.ts';

const redirectUri = 'http://127.0.0.1:9/auth/calendar/callback';

async function start(
  { meetingTemplate }: { meetingTemplate?: string | undefined } = { meetingTemplate: 'https://meet.example/{id}' },
) {
  const clock = createTestClock();
  const calendar = createLocalCalendar({
    key: randomBytes(32),
    now: clock.now,
    isAllowedRedirect: (uri) => uri.startsWith(redirectUri),
    meetingTemplate,
    homeUrl: 'http://127.0.0.1:9/dashboard/calendar',
  });
  const server = await serveHandler(calendar.handle);
  const decide = (url: string, decision: string) =>
    followUntil(new URL(url, server.origin).href, redirectUri, {
      method: 'POST',
      body: new URLSearchParams({ decision }),
    });
  return {
    calendar,
    clock,
    redirectUri,
    origin: server.origin,
    allow: (url: string) => decide(url, 'allow'),
    decline: (url: string) => decide(url, 'deny'),
    stop: server.close,
  };
}

describe('the local calendar', () => {
  calendarContract(() => start());

  it('says on its page that it stands in, and sends no one to an unknown address', async () => {
    const { calendar, origin, stop } = await start();
    const page = await fetch(new URL(calendar.consentUrl(newAttempt(redirectUri)), origin));
    expect(await page.text()).toContain('Stands in for Google Calendar');
    const foreign = await fetch(new URL(calendar.consentUrl(newAttempt('http://evil.example/')), origin));
    expect(foreign.status).toBe(400);
    await stop();
  });

  it('names no outside service by itself: the address of a meeting is the recruiter’s', async () => {
    const { calendar, allow, stop } = await start({ meetingTemplate: undefined });
    const attempt = newAttempt(redirectUri);
    const code = (await allow(calendar.consentUrl(attempt))).searchParams.get('code') ?? '';
    const { grant } = await calendar.connect({ ...attempt, code });
    const meetLinkAt = async (location: string) => (await calendar.place(grant, newEvent({ location }))).meetLink;
    expect(calendar.makesMeetings).toBe(false);
    expect(await meetLinkAt('Room 3')).toBeNull();
    expect(await meetLinkAt('Video: https://meet.example/abc')).toBe('https://meet.example/abc');
    await stop();
  });

  it('does not take a code after five minutes', async () => {
    const { calendar, clock, allow, stop } = await start();
    const attempt = newAttempt(redirectUri);
    const code = (await allow(calendar.consentUrl(attempt))).searchParams.get('code') ?? '';
    clock.advance(301);
    expect(await failureOf(calendar.connect({ ...attempt, code }))).toBe('invalid');
    await stop();
  });
});
