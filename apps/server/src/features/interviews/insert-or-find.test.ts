import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemScope } from '../../platform/database/scope.ts';
import { createInterviewCase } from '../../testing/interviews.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrFind } from './interviews.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

/** Does something right after the first statement. */
const afterFirst = (act: () => Promise<unknown>): KyselyPlugin => {
  let isDone = false;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isDone) {
        isDone = true;
        await act();
      }
      return result;
    },
  };
};

it('writes an interview whose like went in the moment between trying and looking for it', async () => {
  const { schedule } = await createInterviewCase(app);
  const { database } = app.platform;
  const { id } = (await schedule()).body.data;
  const found = database.system.selectFrom('interviews').selectAll();
  const { id: _, untold, attendees, ...values } = await found.where('id', '=', id).executeTakeFirstOrThrow();
  const again = { ...values, attendees: JSON.stringify(attendees), title: 'Again' };
  const giveUp = () => database.system.deleteFrom('interviews').where('id', '=', id).execute();
  const row = await database.transaction(systemScope, (tx) => insertOrFind(tx.withPlugin(afterFirst(giveUp)), again));
  expect(row).toMatchObject({ title: 'Again' });
});
