import { getBoard } from '@candela/contract/applications/board.routes.ts';
import { login } from '@candela/contract/auth/auth.routes.ts';
import { getBookingPage, listBookings } from '@candela/contract/bookings/bookings.routes.ts';
import { listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.repo.ts';

/** A Wednesday noon, the last minutes of a Sunday, and the Sunday on which the clocks go back. */
const moments = ['2026-11-18T12:00:00Z', '2026-11-22T23:40:00Z', '2026-10-25T09:00:00Z'];

describe.each(moments)('the demonstration’s interviews, seeded at %s', (moment) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    app.clock.stop();
    app.clock.advance(Date.parse(moment) - app.clock.now().getTime());
    await seedDemo(app.platform);
  });
  afterAll(() => app.close());

  async function week(name: 'recruiter' | 'candidate') {
    const { email, role } = demoAccounts[name];
    const { accessToken: token } = (await app.call(login, { body: { email, role, password: demoPassword } })).body;
    const today = new Date(moment);
    const monday = new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * 864e5);
    const day = (after: number) => new Date(monday.getTime() + after * 864e5).toISOString().slice(0, 10);
    const query = { startDate: day(0), endDate: day(6), timeZone: 'Europe/London' };
    const { interviews } = (await app.call(listInterviews, { query }, { token })).body.data;
    return { token, interviews };
  }

  it('fill the recruiter’s week and the board', async () => {
    const { token, interviews } = await week('recruiter');
    expect(interviews.length).toBeGreaterThan(5);
    const { board } = (await app.call(getBoard, { query: {} }, { token })).body;
    expect(board.interview.some(({ interview }) => interview !== null)).toBe(true);
    const found = Object.values(board).flatMap((cards) => cards.flatMap(({ scorecards }) => scorecards ?? []));
    // One is written up by both interviewers, one waits for the recruiter's own.
    expect(found.map(({ submitted, mean }) => [submitted, mean !== null]).sort()).toEqual([
      [1, false],
      [2, true],
    ]);
    const [waiting, ...others] = (await app.call(listBookings, {}, { token })).body.data;
    expect(others).toEqual([]);
    const params = { token: waiting?.url.split('/').at(-1) ?? '' };
    const page = (await app.call(getBookingPage, { params })).body.data;
    expect([page.state, page.times.length > 20]).toEqual(['open', true]);
  });

  it('give the candidate one this week that is still to come', async () => {
    const { interviews } = await week('candidate');
    expect(interviews).toHaveLength(1);
    expect(new Date(interviews[0]?.start.dateTime ?? 0).getTime()).toBeGreaterThan(Date.parse(moment));
  });
});
