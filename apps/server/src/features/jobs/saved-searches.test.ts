import { applyForJob } from '@candela/contract/applications/own-applications.routes.ts';
import * as routes from '@candela/contract/jobs/saved-searches.routes.ts';
import { deleteAccount } from '@candela/contract/privacy/privacy.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOwnCv } from '../../testing/cvs.ts';
import { workLater } from '../../testing/interviews.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, setPlan, signIn } from '../../testing/people.ts';
import { poison } from '../../testing/poison.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMailService } from '../mail/mail.service.ts';
import { createSavedSearchesService } from './saved-searches.service.ts';

const hour = 36e5;
let app: TestApp;
let place: { organisationId: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  const { organisationId } = await createParent(app);
  await setPlan(app, organisationId, { name: 'enterprise' });
  place = { organisationId, companyId: await createCompany(app, organisationId) };
});
afterAll(() => app.close());

async function createSeeker() {
  const person = await createPerson(app, 'candidate');
  // Signed in anew each time: a token is good for minutes, and these tests go on for days.
  const signedIn = async () => ({ token: (await signIn(app, person)).token });
  return {
    ...person,
    signedIn,
    save: async (search: object) => app.call(routes.saveSearch, { body: search }, await signedIn()),
    list: async () => (await app.call(routes.listSavedSearches, {}, await signedIn())).body.data,
    setMailed: async (id: string, isMailed: boolean) =>
      app.call(routes.changeSavedSearch, { params: { id }, body: { isMailed } }, await signedIn()),
    mails: () => app.mailTo(person.email),
  };
}

const setOpened = (id: string, at: Date) =>
  app.platform.database.system.updateTable('jobs').set({ first_active_at: at }).where('id', '=', id).execute();

/** What the queue does a day later. */
async function runDaily(accountId: string): Promise<void> {
  const { database, clock, queue, keys, config } = app.platform;
  const links = { linkKey: keys.signedLink, linkOrigin: config.linkOrigin };
  const mail = createMailService({ queue, clock, ...links });
  await createSavedSearchesService({ database, clock, queue, mail, ...links }).mailNewJobs(accountId);
}

it('mails what opened since, once, and stops by the link at the foot of the mail', async () => {
  const { accountId, save, mails, list } = await createSeeker();
  await createJob(app, place, { title: 'Old keeper' });
  app.clock.advance(hour);
  await save({ search: 'keeper' });
  await runDaily(accountId);
  expect(await mails()).toEqual([]);

  app.clock.advance(hour);
  await createJob(app, place, { title: 'New keeper' });
  await createJob(app, place, { title: 'Welder', skills: ['Welding'] });
  app.clock.advance(hour);
  await runDaily(accountId);
  await runDaily(accountId);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('A new job for your search');
  expect(mail?.text).toContain('New keeper');
  expect(mail?.text).not.toMatch(/Old keeper|Welder/);

  const token = mail?.text.match(/\/unsubscribe\?list=jobs&token=(\S+)/)?.[1] ?? '';
  expect((await app.call(routes.stopSearchMail, { body: { token } })).status).toBe(200);
  app.clock.advance(hour);
  await createJob(app, place, { title: 'Newest keeper' });
  await runDaily(accountId);
  expect(await mails()).toHaveLength(1);
  expect(await list()).toEqual([expect.objectContaining({ isMailed: false })]);
});

it('goes on mailing an account that was suspended for a while', async () => {
  const { accountId, save, mails } = await createSeeker();
  const setSuspended = (at: Date | null) =>
    app.platform.database.system
      .updateTable('accounts')
      .set({ suspended_at: at })
      .where('id', '=', accountId)
      .execute();
  await save({ search: 'stoker' });
  await setSuspended(app.clock.now());
  app.clock.advance(hour);
  await createJob(app, place, { title: 'First stoker' });
  app.clock.advance(hour);
  await workLater(app);
  expect(await mails()).toEqual([]);
  await setSuspended(null);
  await workLater(app);
  expect(await mails()).toMatchObject([{ subject: 'A new job for your search' }]);
});

it('misses no job whose opening was not yet written when it looked, and mails none twice', async () => {
  const { accountId, save, mails } = await createSeeker();
  await save({ search: 'glazier' });
  app.clock.advance(hour);
  await createJob(app, place, { title: 'Early glazier' });
  app.clock.advance(hour);
  const begun = app.clock.now();
  // By the clock of another process it opens a little later than this one's now.
  const ahead = new Date(begun.getTime() + 60_000);
  await setOpened(await createJob(app, place, { title: 'Fast glazier' }), ahead);
  await runDaily(accountId);
  // It was begun before the look, and written after it.
  await setOpened(await createJob(app, place, { title: 'Slow glazier' }), begun);
  app.clock.advance(24 * hour);
  await runDaily(accountId);
  app.clock.advance(24 * hour);
  await runDaily(accountId);
  const titles = (await mails()).map(({ text }) => text.match(/(Early|Fast|Slow) glazier/g)?.sort());
  expect(titles).toEqual([['Fast glazier', 'Slow glazier'], ['Early glazier']]);
});

it('mails nothing of the time in which a search was not mailed', async () => {
  const { accountId, save, list, mails, setMailed } = await createSeeker();
  await save({ search: 'thatcher' });
  const [saved] = await list();
  await setMailed(saved?.id ?? '', false);
  app.clock.advance(hour);
  await createJob(app, place, { title: 'Old thatcher' });
  app.clock.advance(hour);
  await save({ search: 'thatcher' });
  app.clock.advance(hour);
  await createJob(app, place, { title: 'New thatcher' });
  app.clock.advance(hour);
  await runDaily(accountId);
  expect((await mails()).map(({ text }) => text.match(/\w+ thatcher/g))).toEqual([['New thatcher']]);
});

it('mails the other searches of an account where one cannot be read any more, and looks again after a day that failed', async () => {
  const { accountId, email, save, list, mails } = await createSeeker();
  await save({ search: 'cooper' });
  const { system } = app.platform.database;
  await system
    .insertInto('saved_searches')
    .values({ account_id: accountId, search: JSON.stringify({ minSalary: 'a lot' }), looked_at: new Date(0) })
    .execute();
  app.clock.advance(hour);
  await createJob(app, place, { title: 'First cooper' });
  app.clock.advance(hour);
  const heal = await poison(app, 'mail_outbox', 'insert', { to_address: email });
  for (let tries = 0; tries < 7; tries += 1) await workLater(app);
  await heal();
  await workLater(app);
  expect(await mails()).toMatchObject([{ subject: 'A new job for your search' }]);
  expect(await list()).toHaveLength(1);
});

it('mails no job that was applied for meanwhile', async () => {
  const { accountId, save, mails, signedIn } = await createSeeker();
  await createOwnCv(app, accountId, { name: 'Robin Thatcher' });
  await save({ search: 'wheelwright' });
  app.clock.advance(hour);
  const jobId = await createJob(app, place, { title: 'Wheelwright applied for' });
  await app.call(applyForJob, { params: { id: jobId } }, await signedIn());
  app.clock.advance(hour);
  await runDaily(accountId);
  expect(await mails()).toEqual([]);
  await createJob(app, place, { title: 'Wheelwright to apply for' });
  app.clock.advance(hour);
  await runDaily(accountId);
  expect(await mails()).toMatchObject([{ subject: 'A new job for your search' }]);
});

it('writes nothing to an account that asked to be deleted, and goes on where it stays', async () => {
  const { accountId, email, save, mails, signedIn } = await createSeeker();
  const news = async () => (await mails()).filter(({ subject }) => subject.includes('new job'));
  await save({ search: 'farrier' });
  expect((await app.call(deleteAccount, { body: { email } }, await signedIn())).status).toBe(200);
  app.clock.advance(hour);
  await createJob(app, place, { title: 'Farrier' });
  app.clock.advance(hour);
  await runDaily(accountId);
  expect(await news()).toEqual([]);
  await app.platform.database.system.deleteFrom('account_deletions').where('account_id', '=', accountId).execute();
  await runDaily(accountId);
  expect(await news()).toHaveLength(1);
});

it('keeps the same search once, and so many of them', async () => {
  const { save, list } = await createSeeker();
  const answers = await Promise.all([save({ search: 'chef' }), save({ search: ' chef ', place: '' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await list()).toHaveLength(1);
  for (let at = 1; at < routes.mostSavedSearches; at += 1) await save({ search: `job ${at}` });
  const refused = await save({ search: 'one more' });
  expect([refused.status, refused.body.type]).toEqual([400, 'TOO_MANY_SEARCHES']);
  expect(await list()).toHaveLength(routes.mostSavedSearches);
});
