import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { withCleanUp } from '../bench/harness/interrupt.ts';
import { signInAs } from '../bench/harness/people.ts';
import { answersReady, type Product, startProduct } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { type Answer, call } from './harness/calls.ts';
import { embeddedIn, serverIn } from './harness/embedded-server.ts';

export const about = 'a database that goes away answers 503 within 2 s, and all is well within 5 s of its return';
export const rounds = 20;

const longestAnswerMs = 2000;
const longestRecoveryMs = 5000;
/** Work that was under way when the database went is taken up again once its worker's heartbeat is missed. */
const longestMailMs = 45_000;

/** One way of losing the database: how it goes, and how it comes back. */
interface Loss {
  name: string;
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  /** Whether it stays away until told to come back; the embedded one returns by itself within a second. */
  staysAway: boolean;
}

export const prove = (count: number): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const own = path.join(directory, 'own');
    const outside = await startEmbeddedPostgres({ dataDir: path.join(directory, 'outside'), log: () => undefined });
    await withCleanUp(outside.stop, async () => {
      const withOwn = await startProduct({ entry: 'all', dataDir: own, environment: { RATE_LIMITS: '0' } });
      const withOutside = await startProduct({
        entry: 'all',
        dataDir: path.join(directory, 'second'),
        environment: { RATE_LIMITS: '0', DATABASE_URL: outside.url },
      });
      const ownServer = embeddedIn(own);
      const outsideServer = serverIn(path.join(directory, 'outside'));
      const losses: [Product, Loss][] = [
        [
          withOwn,
          {
            name: 'own, killed',
            leave: async () => void (await ownServer.kill()),
            comeBack: async () => {},
            staysAway: false,
          },
        ],
        [
          withOutside,
          {
            name: 'outside, killed',
            leave: async () => void (await outsideServer.kill()),
            comeBack: outside.ensureRunning,
            staysAway: true,
          },
        ],
        [withOwn, { name: 'own, frozen', leave: ownServer.freeze, comeBack: ownServer.thaw, staysAway: true }],
        [
          withOutside,
          { name: 'outside, frozen', leave: outsideServer.freeze, comeBack: outsideServer.thaw, staysAway: true },
        ],
      ];
      for (let round = 0; round < count; round += 1) {
        const [product, loss] = losses[round % losses.length] ?? [];
        if (!product || !loss) throw new Error('There is no such loss');
        const outcome = await loseOnce(product, loss, round).catch((error: Error) => {
          throw new Error(`${loss.name}: ${error.message}\n${product.output().slice(-6000)}`, { cause: error });
        });
        say(`  round ${round + 1}, ${loss.name}: ${outcome}`);
      }
      for (const product of [withOwn, withOutside]) assert.equal(await product.stop(), 0, product.output());
    });
  });

async function loseOnce(product: Product, loss: Loss, round: number): Promise<string> {
  const token = await signInAs(product.url, 'recruiter');
  const email = `person-${round}@away.test`;
  await register(product, email);
  await loss.leave();
  const answers: Answer[] = [];
  let worstMs = 0;
  const read = async () => {
    const answer = await call(`${product.url}/api/recruiter`, { token });
    worstMs = Math.max(worstMs, answer.tookMs);
    answers.push(answer);
  };
  try {
    // Several at once, so that they meet idle connections, new ones and a full pool.
    for (let burst = 0; burst < (loss.staysAway ? 3 : 1); burst += 1) {
      await Promise.all(Array.from({ length: 12 }, read));
      const alive = await call(`${product.url}/healthz`);
      assert.equal(alive.status, 200, 'alive');
      assert.ok(alive.tookMs < 1000, 'alive at once');
    }
    if (loss.staysAway) {
      const readiness = await call(`${product.url}/readyz`);
      assert.equal(readiness.status, 503, 'not ready');
      assert.equal((readiness.body.checks as Record<string, string>).database, 'failing');
      assert.ok(readiness.tookMs < longestAnswerMs, `readyz took ${readiness.tookMs} ms`);
    }
  } finally {
    await loss.comeBack();
  }
  for (const { status, body } of answers) {
    if (!loss.staysAway && status === 200) continue;
    assert.equal(status, 503, JSON.stringify(body));
    assert.equal(body.type, 'UNAVAILABLE');
    assert.ok(typeof body.requestId === 'string' && typeof body.message === 'string' && Array.isArray(body.errors));
  }
  assert.ok(worstMs < longestAnswerMs, `an answer took ${Math.round(worstMs)} ms`);

  const backAt = performance.now();
  const isBack = async () =>
    (await answersReady(product.url)) && (await call(`${product.url}/api/recruiter`, { token })).status === 200;
  const healthyAfter = await until(isBack, longestRecoveryMs, backAt, 'healthy again');
  const after = `after-${round}@away.test`;
  await register(product, after);
  const mailAfter = await until(
    async () => (await hasMail(product, email)) && (await hasMail(product, after)),
    longestMailMs,
    backAt,
    'mail goes on',
  );
  assert.ok(product.isRunning(), 'without a restart');
  const refused = answers.filter((answer) => answer.status === 503).length;
  return `${refused} of ${answers.length} answered 503, the slowest after ${Math.round(worstMs)} ms; healthy after ${healthyAfter} ms, mail written after ${mailAfter} ms`;
}

async function until(check: () => Promise<boolean>, limitMs: number, since: number, what: string): Promise<number> {
  while (!(await check())) {
    assert.ok(performance.now() - since < limitMs, `${what} within ${limitMs} ms`);
    await sleep(50);
  }
  return Math.round(performance.now() - since);
}

async function register(product: Product, email: string): Promise<void> {
  const person = { email, password: 'Correct-horse-7', firstName: 'Sam', lastName: 'Away', role: 'candidate' };
  const answer = await call(`${product.url}/api/auth/register`, { body: person });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
}

/** Written to the outbox, not merely queued. */
async function hasMail(product: Product, email: string): Promise<boolean> {
  const page = await fetch(`${product.url}/dev/mailbox?to=${encodeURIComponent(email)}`);
  return page.status === 200 && (await page.text()).includes('<span>sent</span>');
}
