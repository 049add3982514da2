import { login } from '@candela/contract/auth/auth.routes.ts';
import {
  getOrganisationSettings,
  updateOrganisationSettings,
} from '@candela/contract/organisations/settings.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember, createParent, type Recruiter, signIn, testPassword } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendNoticeTask } from '../billing/billing.tasks.ts';
import { createNoticeService } from '../billing/notice.service.ts';
import { createMailService } from '../mail/mail.service.ts';

let app: TestApp;
let parent: Recruiter;
let token: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const set = (body: Parameters<typeof app.call<typeof updateOrganisationSettings>>[1]['body']) =>
  app.call(updateOrganisationSettings, { body }, { token });

it('mails about the plan go to the billing contact as well, until there is none', async () => {
  const contact = 'accounts@people.test';
  const { organisationId } = parent;
  const tell = async () => {
    const { queue, database } = app.platform;
    await queue.enqueue(
      database.system,
      sendNoticeTask,
      { organisationId, change: 'started' },
      { tenant: { organisationId } },
    );
    await app.work();
  };
  expect((await set({ billingEmail: ' Accounts@People.test ' })).body.data.billingEmail).toBe(contact);
  await tell();
  expect((await app.mailTo(contact)).map(({ subject }) => subject)).toEqual([
    `Organisation of ${parent.email}: You are now on Free`,
  ]);
  expect(await app.mailTo(parent.email)).toHaveLength(1);
  await set({ billingEmail: null });
  await tell();
  expect(await app.mailTo(contact)).toHaveLength(1);
  expect(await app.mailTo(parent.email)).toHaveLength(2);
});

it('mails about the plan are both written or neither: what is tried again tells no one twice', async () => {
  const contact = 'failing@people.test';
  const { organisationId } = parent;
  const before = (await app.mailTo(parent.email)).length;
  await set({ billingEmail: contact });
  const { database, clock, queue, config, keys } = app.platform;
  const mail = createMailService({ queue, clock, linkKey: keys.signedLink, linkOrigin: config.linkOrigin });
  const failing = {
    ...mail,
    queueTenantMail: () => Promise.reject(new Error('The connection was lost')),
  };
  const notices = createNoticeService({ database, clock, mail: failing, linkOrigin: config.linkOrigin });
  await expect(notices.send({ organisationId, change: 'started' })).rejects.toThrow('lost');
  expect(await app.mailTo(parent.email)).toHaveLength(before);
  await set({ billingEmail: null });
});

it('a member of an organisation that requires a second factor sets one up when they sign in', async () => {
  const member = await createMember(app, parent.organisationId, null);
  const body = { email: member.email, password: testPassword, role: 'recruiter' as const };
  expect((await app.call(login, { body })).status).toBe(200);
  await set({ requiresSecondFactor: true });
  expect((await app.call(login, { body })).body.type).toBe('SECOND_FACTOR_SETUP_REQUIRED');
  const { data } = (await app.call(getOrganisationSettings, {}, { token })).body;
  expect(data).toEqual({ billingEmail: null, requiresSecondFactor: true });
});
