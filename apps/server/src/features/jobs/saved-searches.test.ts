import * as routes from '@candela/contract/jobs/saved-searches.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workLater } from '../../testing/interviews.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMailService } from '../mail/mail.service.ts';
import { createSavedSearchesService } from './saved-searches.service.ts';

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
  const { token } = await signIn(app, person);
  return {
    ...person,
    save: (search: object) => app.call(routes.saveSearch, { body: search }, { token }),
    list: async () => (await app.call(routes.listSavedSearches, {}, { token })).body.data,
    mails: () => app.mailTo(person.email),
  };
}

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
  app.clock.advance(1000);
  await save({ search: 'keeper' });
  await runDaily(accountId);
  expect(await mails()).toEqual([]);

  app.clock.advance(1000);
  await createJob(app, place, { title: 'New keeper' });
  await createJob(app, place, { title: 'Welder', skills: ['Welding'] });
  app.clock.advance(1000);
  await runDaily(accountId);
  await runDaily(accountId);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('A new job for your search');
  expect(mail?.text).toContain('New keeper');
  expect(mail?.text).not.toMatch(/Old keeper|Welder/);

  const token = mail?.text.match(/\/unsubscribe\?list=jobs&token=(\S+)/)?.[1] ?? '';
  expect((await app.call(routes.stopSearchMail, { body: { token } })).status).toBe(200);
  app.clock.advance(1000);
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
  app.clock.advance(1000);
  await createJob(app, place, { title: 'First stoker' });
  app.clock.advance(1000);
  await workLater(app);
  expect(await mails()).toEqual([]);
  await setSuspended(null);
  await workLater(app);
  expect(await mails()).toMatchObject([{ subject: 'A new job for your search' }]);
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
