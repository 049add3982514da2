import { afterEach, expect, inject, it, vi } from 'vitest';
import { patienceMs, withClient } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { Notices } from './notices.ts';

const url = inject('databaseServerUrl');
const open = () => new Notices({ url, applicationName: 'candela-test', patienceMs, log: createLogger('silent') });

afterEach(() => vi.restoreAllMocks());

it('is asked for several channels and several questions at once without a complaint of the driver', async () => {
  const warned = vi.spyOn(process, 'emitWarning');
  const notices = open();
  const heard: (string | null)[] = [];
  // Together, while the connection is still being opened.
  for (const channel of ['one', 'two', 'three', 'four']) notices.listen(channel, (payload) => heard.push(payload));
  await vi.waitFor(async () => expect(await notices.caughtUp()).toBe(true));
  await withClient(url, async (client) => {
    for (const channel of ['one', 'four']) await client.query('select pg_notify($1, $1)', [channel]);
  });
  const questions: Promise<boolean>[] = [];
  for (let question = 0; question < 5; question += 1) {
    questions.push(notices.caughtUp());
    await new Promise(setImmediate);
  }
  expect(await Promise.all(questions)).toEqual([true, true, true, true, true]);
  expect(heard.filter((payload) => payload !== null)).toEqual(['one', 'four']);
  notices.close();
  expect(warned).not.toHaveBeenCalled();
});
