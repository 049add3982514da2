import { listFailedMails, retryFailedMail } from '@candela/contract/mail/admin-mail.routes.ts';
import { type MailMessage, MailRejected, type MailTransport } from '@candela/integrations/mail/port.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemScope } from '../../platform/database/scope.ts';
import { createParent, createPerson, signIn } from '../../testing/people.ts';
import { writeTenantMails } from '../../testing/tenant-mails.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMailService } from './mail.service.ts';

const sent: MailMessage[] = [];
let isFull = true;
const transport: MailTransport = {
  async send(message) {
    if (isFull) throw new MailRejected('mailbox full', 552);
    sent.push(message);
    return { accepted: true };
  },
  check: async () => undefined,
  close: async () => undefined,
};

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp({ platform: { mail: transport } });
  token = (await signIn(app, await createPerson(app, 'admin'))).token;
});
afterAll(() => app.close());

const list = async () => (await app.call(listFailedMails, { query: {} }, { token })).body.items;
const retry = (id: string) => app.call(retryFailedMail, { params: { id } }, { token });

it('what could not be delivered is listed with its reason and without its code, and is tried again once', async () => {
  const { organisationId } = await createParent(app);
  await writeTenantMails(app, organisationId, ['full@failed.test']);
  const { queue, keys, config, database } = app.platform;
  const mail = createMailService({ queue, clock: app.clock, linkKey: keys.signedLink, linkOrigin: config.linkOrigin });
  const content = { subject: '123456 is your Candela verification code', paragraphs: ['Hello,'], footer: 'A test.' };
  app.clock.advance(1000);
  await database.transaction(systemScope, (tx) => mail.queueMail(tx, { to: 'code@failed.test', content }));
  await app.work();

  const items = await list();
  expect(items).toMatchObject([
    { to: 'code@failed.test', subject: '•••••• is your Candela verification code', organisation: null, attempts: 1 },
    { to: 'full@failed.test', organisation: { id: organisationId }, reason: 'Mail rejected: mailbox full' },
  ]);

  isFull = false;
  const id = items[1]?.id ?? '';
  const answers = await Promise.all([retry(id), retry(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await app.work();
  expect(sent.map(({ to }) => to.address)).toEqual(['full@failed.test']);
  expect((await list()).map(({ to }) => to)).toEqual(['code@failed.test']);
});
