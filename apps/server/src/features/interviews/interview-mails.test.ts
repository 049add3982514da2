import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import { cancelInterview } from '@candela/contract/interviews/interviews.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInterviewCase, workLater } from '../../testing/interviews.ts';
import { createApplication } from '../../testing/jobs.ts';
import { createMember, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

const newestTo = async (email: string): Promise<string> => (await app.mailTo(email))[0]?.text ?? '';

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
  for (const email of [person.email, parent.email]) expect(await newestTo(email)).toContain('/dashboard/calendar?');
  expect(await newestTo('panel@people.test')).not.toContain('/dashboard/');

  const email = 'held@people.test';
  const { candidateId } = await createApplication(app, { ...place, jobId }, { email });
  await schedule({ candidateId, attendeeEmails: [] });
  expect(await newestTo(email)).toMatch(/invites you to an interview/);
  expect(await newestTo(email)).not.toContain('/dashboard/');
});
