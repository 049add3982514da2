import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import { changeCandidateEmail, confirmEmailChange } from '@candela/contract/auth/profile.routes.ts';
import { cancelInterview, changeInterviewTime } from '@candela/contract/interviews/interviews.routes.ts';
import {
  acceptReschedule,
  rejectReschedule,
  requestReschedule,
} from '@candela/contract/interviews/reschedule.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInterviewCase, workLater } from '../../testing/interviews.ts';
import { createApplication } from '../../testing/jobs.ts';
import { createMember, signIn } from '../../testing/people.ts';
import { mailedCode } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { releaseMailTask } from '../mail/mail.tasks.ts';
import { periodText } from './times.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

const newestTo = async (email: string): Promise<string> => (await app.mailTo(email))[0]?.text ?? '';

const timeAt = (inHours: (hours: number) => Date, hours: number): string =>
  periodText({ start: inHours(hours), end: inHours(hours + 1) }, 'Europe/London');

it('invites the candidate, and tells the others whom they interview', async () => {
  const { schedule, person, parent } = await createInterviewCase(app);
  await schedule();
  expect(await newestTo(person.email)).toMatch(/^Northlight invites you to an interview for /);
  for (const email of [parent.email, 'panel@people.test']) {
    expect(await newestTo(email)).toMatch(/^You take part in the interview with Zoë Long for .+ at Northlight\.\n/);
  }
});

it('says of a cancelled interview that the attached file takes it out of the calendar', async () => {
  const { schedule, person, parent, token } = await createInterviewCase(app);
  const { body } = await schedule();
  const answer = await app.call(cancelInterview, { params: { id: body.data.id }, body: {} }, { token });
  expect(answer.status).toBe(200);
  expect(await newestTo(person.email)).toContain('Open the attached file to take it out of your calendar.');
  expect(await newestTo(parent.email)).toMatch(
    /^The interview with Zoë Long for .+ at Northlight will not take place\./,
  );
});

it('says who gives the reason of a cancellation: a colleague by name, and no one for what follows by itself', async () => {
  const cancelledBy = async (token: string, made: Awaited<ReturnType<typeof createInterviewCase>>) => {
    const { id } = (await made.schedule()).body.data;
    await app.call(cancelInterview, { params: { id }, body: { reason: 'The panel is ill.' } }, { token });
    return newestTo(made.person.email);
  };
  const made = await createInterviewCase(app);
  expect(await cancelledBy(made.token, made)).toMatch(/\nSam Number \d+ writes: The panel is ill\./);
  const colleague = await createMember(app, made.place.organisationId, null);
  const { system } = app.platform.database;
  await system
    .updateTable('accounts')
    .set({ first_name: 'Ines', last_name: 'of the panel' })
    .where('id', '=', colleague.accountId)
    .execute();
  const { token } = await signIn(app, colleague);
  expect(await cancelledBy(token, made)).toContain('Ines of the panel writes: The panel is ill.');

  await made.schedule();
  const { candidateId, jobId } = made;
  await app.call(changeApplicationStatus, { body: { candidateId, jobId, status: 'hired' } }, { token: made.token });
  await app.work();
  await workLater(app);
  const mail = (await app.mailTo(made.person.email)).find(({ text }) => text.includes('the decision is made'));
  expect(mail?.text).toContain('\nReason: It is no longer needed: the decision is made.\n');
});

it('asks the recruiter who arranged it to send how to join where no link was made, and tells the others that they will', async () => {
  const { schedule, person, parent } = await createInterviewCase(app);
  await schedule();
  expect(await newestTo(parent.email)).toContain('Join: no link was made. Please send everyone how to join.');
  for (const email of [person.email, 'panel@people.test'])
    expect(await newestTo(email)).toContain('Join: the recruiter will send how to join.');
});

it('gives the whole of a long address', async () => {
  const location = `The old lamp room, second floor of the keeper’s house behind the boat shed, ${'Harbour Road '.repeat(5)}12`;
  const { schedule, person } = await createInterviewCase(app);
  await schedule({ location });
  expect(await newestTo(person.email)).toContain(`Where: ${location}\n`);
});

it('says what everyone who is invited is to know, line by line and without web addresses', async () => {
  const { schedule, person, parent } = await createInterviewCase(app);
  await schedule({ description: 'Bring the log.\nRead https://evil.example/log before.' });
  for (const email of [person.email, parent.email, 'panel@people.test']) {
    const mail = await newestTo(email);
    expect(mail).toMatch(/\nSam Number \d+ writes: Bring the log\.\nRead before\.\n/);
    expect(mail).not.toContain('evil.example');
  }
});

it('quotes no web address that was given as the place, and says where it is', async () => {
  const { schedule, person } = await createInterviewCase(app);
  const online = { location: 'https://meet.people.test/lamp', includeMeet: false };
  await schedule(online);
  const mail = await newestTo(person.email);
  expect(mail).toContain('Join: the web address is in the attached file.');
  expect(mail).not.toContain('meet.people.test');
});

it('leads to the page of the interview only those who have an account to open it with', async () => {
  const { schedule, person, parent, place, jobId } = await createInterviewCase(app);
  await schedule();
  for (const [email, tab] of [
    [person.email, '#candidate'],
    [parent.email, ''],
  ] as const)
    expect(await newestTo(email)).toMatch(
      new RegExp(`/dashboard/calendar\\?interview=[-\\w]+&week=[-\\d]+&at=[^#\\s]+${tab}\\n`),
    );
  expect(await newestTo('panel@people.test')).not.toContain('/dashboard/');

  const email = 'held@people.test';
  const { candidateId } = await createApplication(app, { ...place, jobId }, { email });
  await schedule({ candidateId, attendeeEmails: [] });
  expect(await newestTo(email)).toMatch(/invites you to an interview/);
  expect(await newestTo(email)).not.toContain('/dashboard/');
});

it('names the old and the new time and the reason where a recruiter moves it', async () => {
  const { schedule, person, parent, token, inHours } = await createInterviewCase(app);
  const { id } = (await schedule()).body.data;
  const body = {
    startDateTime: inHours(72).toISOString(),
    endDateTime: inHours(73).toISOString(),
    timeZone: 'Europe/London',
    reason: 'The lamp room is being painted.',
  };
  await app.call(changeInterviewTime, { params: { id }, body }, { token });
  for (const email of [person.email, parent.email, 'panel@people.test']) {
    const mail = await newestTo(email);
    expect(mail).toContain(`When: ${timeAt(inHours, 72)}`);
    expect(mail).toContain(`Instead of: ${timeAt(inHours, 48)}`);
    expect(mail).toMatch(/\nSam Number \d+ writes: The lamp room is being painted\./);
  }
});

it('names the old time, the new ones and the reason where a candidate asks, and what comes of it', async () => {
  const { schedule, person, parent, token, candidateToken, inHours } = await createInterviewCase(app);
  const { id } = (await schedule()).body.data;
  const slotAt = (hours: number) => ({
    startDateTime: inHours(hours).toISOString(),
    endDateTime: inHours(hours + 1).toISOString(),
    timeZone: 'UTC',
  });
  const ask = async () => {
    const asked = { proposedSlots: [slotAt(72), slotAt(96)], message: 'I am at sea\nthat day.' };
    const { body } = await app.call(requestReschedule, { params: { id }, body: asked }, { token: candidateToken });
    await app.work();
    return { id, requestId: body.data.request._id };
  };
  const refused = await ask();
  const asked = await newestTo(parent.email);
  expect(asked).toContain(`Arranged for: ${timeAt(inHours, 48)}`);
  expect(asked).toContain(`Asked for: ${timeAt(inHours, 72)}, or ${timeAt(inHours, 96)}`);
  expect(asked).toContain('Zoë Long writes: I am at sea that day.');

  await app.call(rejectReschedule, { params: refused, body: { reason: 'The panel is away.' } }, { token });
  await app.work();
  const stays = await newestTo(person.email);
  expect(stays).toContain(`stays on ${timeAt(inHours, 48).slice(0, 20)}`);
  expect(stays).toContain(`You asked for: ${timeAt(inHours, 72)}, or ${timeAt(inHours, 96)}`);
  expect(stays).toContain('Northlight writes: The panel is away.');

  await app.call(acceptReschedule, { params: await ask(), body: { chosenSlot: slotAt(96) } }, { token });
  const moved = await newestTo(person.email);
  expect(moved).toContain(`When: ${timeAt(inHours, 96)}`);
  expect(moved).toContain(`Instead of: ${timeAt(inHours, 48)}`);
  expect(moved).toContain('You asked for another time.');
  // What the candidate wrote is for the recruiter.
  const panels = await newestTo('panel@people.test');
  expect(panels).toContain('Zoë Long asked for another time.');
  expect(panels).not.toContain('at sea');
});

it('reach the candidate at the address they have now', async () => {
  const { schedule, token, candidateToken, inHours } = await createInterviewCase(app);
  const { id } = (await schedule()).body.data;
  const email = `moved-${id}@people.test`;
  await app.call(changeCandidateEmail, { body: { email } }, { token: candidateToken });
  const body = { code: await mailedCode(app, email) };
  expect((await app.call(confirmEmailChange, { body }, { token: candidateToken })).status).toBe(200);
  const slot = { startDateTime: inHours(60).toISOString(), endDateTime: inHours(61).toISOString() };
  await app.call(changeInterviewTime, { params: { id }, body: slot }, { token });
  await app.work();
  expect((await app.mailTo(email))[0]?.subject).toBe('New time: First interview');
});

it('remind candidates without an account, with what the invitation said', async () => {
  const made = await createInterviewCase(app);
  const email = `${made.jobId}@people.test`;
  const { candidateId } = await createApplication(
    app,
    { ...made.place, jobId: made.jobId },
    { email, name: 'Ines Vale' },
  );
  await made.schedule({ candidateId, attendeeEmails: [] });
  await workLater(app);
  const mails = await app.mailTo(email);
  const reminders = mails.filter(({ subject }) => subject === 'Reminder: First interview');
  expect(reminders).toHaveLength(2);
  const [invited] = mails.filter(({ subject }) => subject.startsWith('Invitation'));
  const facts = (text = '') => text.split('\n').filter((line) => /^(When|Where|Join):/.test(line));
  expect(facts(invited?.text).length).toBeGreaterThan(1);
  expect(facts(reminders[0]?.text)).toEqual(facts(invited?.text));
  expect(reminders[0]?.text).toMatch(/^The interview with Northlight for .* begins soon\./);
  // With an account it is said there.
  expect((await app.mailTo(made.person.email)).filter(({ subject }) => subject.startsWith('Reminder'))).toEqual([]);
});

it('drop a reminder that could not leave before the interview began, to either kind of candidate', async () => {
  const made = await createInterviewCase(app);
  const email = `late-${made.jobId}@people.test`;
  const { candidateId } = await createApplication(
    app,
    { ...made.place, jobId: made.jobId },
    { email, name: 'Ines Vale' },
  );
  await made.schedule({ candidateId, attendeeEmails: [] });
  await made.schedule();
  await app.work();
  const { system } = app.platform.database;
  const suspend = (at: Date | null) =>
    system
      .updateTable('organisations')
      .set({ suspended_at: at, suspension_reason: at && 'Looked into' })
      .where('id', '=', made.place.organisationId)
      .execute();
  await suspend(app.clock.now());
  await workLater(app);
  await workLater(app);
  const waiting = () =>
    system
      .selectFrom('mail_outbox')
      .select(['to_address', 'status'])
      .where('organisation_id', '=', made.place.organisationId)
      .where('useless_after', 'is not', null)
      .execute();
  expect(new Set((await waiting()).map(({ to_address }) => to_address))).toEqual(new Set([email, made.person.email]));
  expect((await waiting()).every(({ status }) => status === 'waiting')).toBe(true);
  app.clock.advance(3 * 864e5);
  await suspend(null);
  await app.platform.queue.enqueue(system, releaseMailTask, {}, { tenant: 'platform' });
  await app.work();
  expect(await waiting()).toEqual([]);
});
