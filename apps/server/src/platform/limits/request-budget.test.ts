import { randomUUID } from 'node:crypto';
import { listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLogger } from '../logger.ts';
import { createExchangeSpent } from './request-budget.repo.ts';
import { createRequestBudget } from './request-budget.ts';

const log = createLogger('silent');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { REQUESTS_PER_SECOND: '1' } });
});
afterAll(() => app.close());

/** A process of its own, whose time stands still but for `pass`. */
function openProcess(requestsPerSecond = 1) {
  let at = 0;
  const exchangeSpent = createExchangeSpent(app.platform.database.system);
  const pauses: number[] = [];
  const pause = async (ms: number) => pauses.push(ms);
  const budget = createRequestBudget({ requestsPerSecond, exchangeSpent, log, now: () => at, pause });
  // Told others by hand: the test's time is not the timer's.
  budget.close();
  const letThrough = async (accountId: string, tries: number) => {
    let count = 0;
    for (let index = 0; index < tries; index += 1) {
      try {
        await budget.spend(accountId);
        count += 1;
      } catch {}
    }
    return count;
  };
  return {
    budget,
    letThrough,
    pauses,
    pass: (seconds: number) => {
      at += seconds * 1000;
    },
  };
}

describe('what an organisation may ask of the API', () => {
  it('is ten seconds’ worth at once, then its rate, by the share of its plan', async () => {
    const { budget, letThrough, pass } = openProcess();
    budget.learn('free', { key: 'one', share: 1 });
    budget.learn('scale', { key: 'two', share: 4 });
    expect([await letThrough('free', 100), await letThrough('scale', 100)]).toEqual([10, 40]);
    pass(2);
    expect([await letThrough('free', 100), await letThrough('scale', 100)]).toEqual([2, 8]);
    pass(1000);
    expect(await letThrough('free', 100)).toBe(10);
  });

  it('is one budget for all its accounts, and no other organisation’s', async () => {
    const { budget, letThrough } = openProcess();
    for (const account of ['a', 'b']) budget.learn(account, { key: 'one', share: 1 });
    budget.learn('c', { key: 'two', share: 1 });
    expect((await letThrough('a', 6)) + (await letThrough('b', 100))).toBe(10);
    expect(await letThrough('c', 100)).toBe(10);
  });

  it('refuses late who was refused and did not wait', async () => {
    const { budget, letThrough, pauses, pass } = openProcess();
    budget.learn('a', { key: 'one', share: 1 });
    await letThrough('a', 11);
    expect(pauses).toEqual([]);
    await letThrough('a', 2);
    expect(pauses).toEqual([500, 500]);
    pass(1);
    expect(await letThrough('a', 2)).toBe(1);
    expect(pauses).toHaveLength(2);
  });

  it('is shared between processes', async () => {
    const key = randomUUID();
    const [one, two] = [openProcess(), openProcess()];
    for (const { budget } of [one, two]) budget.learn('a', { key, share: 1 });
    await one.letThrough('a', 1);
    await two.letThrough('a', 1);
    await one.budget.exchange();
    await two.budget.exchange();
    expect(await one.letThrough('a', 5)).toBe(5);
    await one.budget.exchange();
    expect(await two.letThrough('a', 1)).toBe(1);
    await two.budget.exchange();
    // Five there since it first heard of them, and two here.
    expect(await two.letThrough('a', 100)).toBe(3);
  });

  it('is enforced before anything is looked up, with the time to come back, and leaves others alone', async () => {
    const parent = await createParent(app);
    const { token } = await signIn(app, parent);
    const ask = (as: string) => app.call(listRecruiterJobs, { query: {} }, { token: as });
    const answers: number[] = [];
    for (let index = 0; index < 40 && !answers.includes(429); index += 1) answers.push((await ask(token)).status);
    expect(answers.at(-1)).toBe(429);
    const refused = await ask(token);
    expect(refused.body.type).toBe('RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    const other = await createParent(app);
    await setPlan(app, other.organisationId, { name: 'enterprise' });
    const { token: theirs } = await signIn(app, other);
    for (let index = 0; index < 20; index += 1) expect((await ask(theirs)).status).toBe(200);
  });
});
