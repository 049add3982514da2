import { disconnectCalendar } from '@candela/contract/calendar/calendar.routes.ts';
import { cancelInterview, changeInterviewTime } from '@candela/contract/interviews/interviews.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGoogleApp } from '../../testing/google-calendars.ts';
import { workLater } from '../../testing/interviews.ts';

let google: Awaited<ReturnType<typeof createGoogleApp>>;
beforeAll(async () => {
  google = await createGoogleApp();
});
afterAll(() => google.close());

/** An interview in Google Calendar, and how its recruiter moves it. */
async function createMovable() {
  const created = await google.createCase();
  const { id, start } = (await created.schedule()).body.data;
  const moveTo = async (hours: number, reason = '') => {
    const [begin, end] = [hours, hours + 1].map((at) => created.inHours(at).toISOString());
    const body = { startDateTime: begin ?? '', endDateTime: end ?? '', reason };
    const { status } = await google.app.call(changeInterviewTime, { params: { id }, body }, { token: created.token });
    expect(status).toBe(200);
    return body;
  };
  const disconnect = () => google.app.call(disconnectCalendar, {}, { token: created.token });
  const mails = async (subject: RegExp) =>
    (await google.app.mailTo(created.person.email)).filter((mail) => subject.test(mail.subject));
  return { ...created, id, start, moveTo, disconnect, mails };
}

/** The hour as mails write it. */
const hourOf = (text: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' }).format(
    new Date(text),
  );

describe('an interview whose calendar was disconnected', () => {
  it('says so, and that the event there is outdated once it was moved', async () => {
    const { listed, moveTo, disconnect } = await createMovable();
    expect(await listed()).toMatchObject([{ calendarGap: null }]);
    await disconnect();
    expect(await listed()).toMatchObject([{ calendarGap: 'detached' }]);
    await moveTo(48.5);
    await google.app.work();
    expect(await listed()).toMatchObject([{ calendarGap: 'outdated' }]);
  });

  it('is moved by mail, with the old time and the reason in the words of the recruiter', async () => {
    const { moveTo, disconnect, mails, start } = await createMovable();
    await disconnect();
    await moveTo(50, 'A visit was moved.');
    await google.app.work();
    const [mail, ...more] = await mails(/^New time/);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(new RegExp(`Instead of: .*${hourOf(start.dateTime)} to `));
    expect(mail?.text).toMatch(/Sam Number \d+ writes: A visit was moved\./);
  });

  it('is in line again once the calendar is connected again, and no one is told twice', async () => {
    const { moveTo, disconnect, mails, listed, events, token } = await createMovable();
    await disconnect();
    const { startDateTime } = await moveTo(48.5);
    await google.app.work();
    google.google.consentAgain();
    await google.connect(token);
    await google.app.work();
    expect(await listed()).toMatchObject([{ calendarGap: null }]);
    expect(new Date(events()[0]?.start?.dateTime ?? 0).toISOString()).toBe(startDateTime);
    expect(await mails(/^New time/)).toHaveLength(1);
  });

  it('is not written into another calendar that is connected instead', async () => {
    const { moveTo, disconnect, listed, events, token } = await createMovable();
    await disconnect();
    await moveTo(48.5);
    await google.app.work();
    await google.connect(token);
    await google.app.work();
    expect(events()).toEqual([]);
    expect(await listed()).toHaveLength(1);
  });

  it('leaves the calendar once that is connected again, where it was cancelled meanwhile', async () => {
    const { id, disconnect, mails, standing, token } = await createMovable();
    await disconnect();
    await google.app.call(cancelInterview, { params: { id }, body: { reason: 'Filled' } }, { token });
    await google.app.work();
    expect((await mails(/^Cancelled/))[0]?.text).toMatch(/Sam Number \d+ writes: Filled/);
    google.google.consentAgain();
    await google.connect(token);
    expect(standing()).toHaveLength(1);
    await google.app.work();
    expect(standing()).toEqual([]);
    expect(await mails(/^Cancelled/)).toHaveLength(1);
  });
});

it('names the time everyone knows, where two moves in a row reach no calendar', async () => {
  const { moveTo, disconnect, mails, start } = await createMovable();
  await moveTo(60, 'First');
  await moveTo(70, 'Second');
  await disconnect();
  await workLater(google.app);
  const [mail, ...more] = await mails(/^New time/);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(new RegExp(`Instead of: .*${hourOf(start.dateTime)} to `));
  expect(mail?.text).toContain('writes: Second');
});
