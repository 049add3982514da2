import { listInterviews, scheduleInterview } from '@candela/contract/interviews/interviews.routes.ts';
import { acceptReschedule, requestReschedule } from '@candela/contract/interviews/reschedule.routes.ts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInterviewCase } from '../../testing/interviews.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

/** A year whose changes of the clocks are all still to come. */
const year = new Date().getUTCFullYear() + 2;
/** The last Sunday of a month, on which London changes its clocks at 01:00 UTC. */
function lastSunday(month: number): string {
  const last = new Date(Date.UTC(year, month, 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.toISOString().slice(0, 10);
}
const [spring, autumn] = [lastSunday(3), lastSunday(10)];

type Case = Awaited<ReturnType<typeof createInterviewCase>>;

async function ask({ candidateToken, token }: Case, id: string, startDateTime: string, endDateTime: string) {
  const slot = { startDateTime, endDateTime, timeZone: 'UTC' };
  const body = { proposedSlots: [slot], message: '' };
  const asked = await app.call(requestReschedule, { params: { id }, body }, { token: candidateToken });
  const params = { id, requestId: asked.body.data.request._id };
  return app.call(acceptReschedule, { params, body: { chosenSlot: slot } }, { token });
}

const newest = async (email: string) => (await app.mailTo(email))[0]?.text ?? '';

describe('an interview on the other side of a change of the clocks', () => {
  it('begins when the clocks there show the hour that was typed, in mail, calendar file and list', async () => {
    const made = await createInterviewCase(app);
    const { token, form, person } = made;
    const typed = { startDateTime: `${year}-07-01T09:00`, endDateTime: `${year}-07-01T10:00` };
    const { body } = await app.call(scheduleInterview, { body: { ...form, ...typed } }, { token });
    expect(body.data.start.dateTime).toBe(`${year}-07-01T08:00:00.000Z`);
    expect(await newest(person.email)).toContain(`1 July ${year}, 09:00 to 10:00 (Europe/London)`);
    const { invitation } = await app.platform.database.system
      .selectFrom('mail_outbox')
      .select('invitation')
      .where('to_address', '=', person.email)
      .where('invitation', 'is not', null)
      .executeTakeFirstOrThrow();
    const { content } = invitation as { content: string };
    const [event] = new ICAL.Component(ICAL.parse(content)).getAllSubcomponents('vevent');
    expect(new ICAL.Event(event).startDate.toJSDate().toISOString()).toBe(`${year}-07-01T08:00:00.000Z`);
    const query = { startDate: `${year}-07-01`, endDate: `${year}-07-01`, timeZone: 'Europe/London' };
    expect((await app.call(listInterviews, { query }, { token })).body.data.totalCount).toBe(1);
  });

  it('is moved from winter into summer by its moment, and told on the clock it was agreed on', async () => {
    const made = await createInterviewCase(app);
    const { id } = (await made.schedule()).body.data;
    const answer = await ask(made, id, `${year}-07-01T08:00:00.000Z`, `${year}-07-01T09:00:00.000Z`);
    expect(answer.status).toBe(200);
    expect(await newest(made.person.email)).toContain(`1 July ${year}, 09:00 to 10:00 (Europe/London)`);
  });
});

describe('an interview in the hour of the change', () => {
  it.each([
    ['does not exist', `${spring}T01:30`],
    ['happens twice', `${autumn}T01:30`],
  ])('is not guessed where the typed time %s', async (what, startDateTime) => {
    const { token, form } = await createInterviewCase(app);
    const body = { ...form, startDateTime, endDateTime: `${startDateTime.slice(0, 10)}T03:00` };
    const answer = await app.call(scheduleInterview, { body }, { token });
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(what)]);
  });

  it('may be asked for as a moment; which of the two hours it is stands in every mail', async () => {
    const made = await createInterviewCase(app);
    const { id } = (await made.schedule()).body.data;
    expect((await ask(made, id, `${autumn}T00:30:00.000Z`, `${autumn}T01:30:00.000Z`)).status).toBe(200);
    for (const { email } of [made.person, made.parent])
      expect(await newest(email)).toContain('01:30 UTC+01:00 to 01:30 UTC+00:00 (Europe/London)');
    // An hour later it is another time, although the clocks show the same.
    expect((await ask(made, id, `${autumn}T01:30:00.000Z`, `${autumn}T02:30:00.000Z`)).status).toBe(200);
    expect(await newest(made.person.email)).toContain('Instead of: ');
  });
});
