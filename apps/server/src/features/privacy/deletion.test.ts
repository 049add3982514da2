import { afterAll, beforeAll, expect, it } from 'vitest';
import { days } from '../../platform/clock.ts';
import type { Person } from '../../platform/manifest/personal-data.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMailService } from '../mail/mail.service.ts';
import { createDeletionService } from './deletion.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

it('an account that signs in while others are being deleted is kept', async () => {
  const [first, second] = [await createPerson(app, 'candidate'), await createPerson(app, 'candidate')];
  const { database, clock, queue, keys, config } = app.platform;
  const now = clock.now();
  const due = (accountId: string, at: number) => ({
    account_id: accountId,
    asked_at: now,
    due_at: new Date(now.getTime() + days(7) + at),
    closes_organisation: false,
  });
  await database.system
    .insertInto('account_deletions')
    .values([due(first.accountId, 0), due(second.accountId, 1)])
    .execute();
  app.clock.advance(days(8));
  const erased: (string | undefined)[] = [];
  const erase = async (_tx: unknown, { accountId }: Person) => {
    erased.push(accountId);
    await signIn(app, second);
    return [];
  };
  const { linkOrigin } = config;
  const mail = createMailService({ queue, clock, linkKey: keys.signedLink, linkOrigin });
  const personal = { tables: {}, byFeature: [], erase, leave: async () => [] };
  const notifications = { notify: async () => undefined };
  const closing = { callOffSome: async () => 0, closeJob: async () => false };
  const tellers = { notifications, callOffInterviews: async () => undefined, ...closing };
  const deletions = createDeletionService({ database, clock, queue, mail, linkOrigin, personal, ...tellers });
  await deletions.settle(new AbortController().signal);
  expect(erased).toEqual([first.accountId]);
  expect((await app.mailTo(second.email)).map(({ subject }) => subject)).toEqual(['Your Candela account is kept']);
});
