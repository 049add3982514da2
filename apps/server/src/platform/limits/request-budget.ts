import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../errors.ts';
import type { Logger } from '../logger.ts';

/** How a process learns what the others have let through: adds its own, and answers what all have together. */
export type ExchangeSpent = (spent: ReadonlyMap<string, number>) => Promise<ReadonlyMap<string, number>>;

export interface RequestBudget {
  /** Before anything is looked up for a request: refuses the account of a tenant that asks too often. */
  spend(accountId: string): Promise<void>;
  /** Whose the account is, and the share of their plan. */
  learn(accountId: string, tenant: { key: string; share: number }): void;
  /** Tells the others what was spent here, and counts what was spent there. */
  exchange(): Promise<void>;
  close(): void;
}

export interface RequestBudgetOptions {
  /** Of a tenant with a share of one; others have as many times that. */
  requestsPerSecond: number;
  exchangeSpent: ExchangeSpent;
  log: Logger;
  /** Milliseconds on a clock that only goes forward. */
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

/** So many seconds' worth may be asked at once, after a pause: a page asks for a dozen things when it opens. */
const burstSeconds = 10;
const exchangeEveryMs = 1000;
/**
 * A caller who was refused and did not wait hears the next refusals late: answered at once, a program that never pauses
 * would keep the process busy with refusing it.
 */
const leastWaitMs = 1000;
const lateMs = 500;
/** Refusals held back at one moment; a socket each. */
const mostLate = 500;
/** Nothing was attempted, as at a sign-in: a member of the organisation, or one of its programs, asks too fast. */
const tooMany = 'Too many requests at the moment. Please try again shortly.';
/** Accounts remembered; the one that was learnt first is forgotten first. */
const mostAccounts = 50_000;

interface Bucket {
  perSecond: number;
  left: number;
  filledAt: number;
  /** Let through here since the last exchange. */
  spent: number;
  /** What all processes together had let through then. */
  total: number | undefined;
  refusedAt: number;
}

/**
 * Requests by tenant: a bucket each, filled at the rate of its plan. It is kept in memory and costs a request no trip to
 * the database; once a second, and only while there is something to tell, a process exchanges what it let through with
 * the others in one statement. Between two exchanges each process may let through what the others have as well.
 */
export function createRequestBudget(options: RequestBudgetOptions): RequestBudget {
  const { requestsPerSecond, exchangeSpent, log, now = () => performance.now(), pause = sleep } = options;
  const tenants = new Map<string, string>();
  const buckets = new Map<string, Bucket>();
  let late = 0;

  const refuse = async (bucket: Bucket): Promise<never> => {
    const hasWaited = now() - bucket.refusedAt >= leastWaitMs;
    bucket.refusedAt = now();
    const wait = (1 - bucket.left) / bucket.perSecond;
    if (!hasWaited && late < mostLate) {
      late += 1;
      await pause(lateMs);
      late -= 1;
    }
    throw new AppError('RATE_LIMITED', { message: tooMany, retryAfterSeconds: Math.max(1, Math.ceil(wait)) });
  };

  const exchange = async () => {
    const spent = new Map([...buckets].filter(([, { spent }]) => spent > 0).map(([key, { spent }]) => [key, spent]));
    if (spent.size === 0) return;
    const totals = await exchangeSpent(spent);
    for (const [key, mine] of spent) settle(buckets.get(key), mine, totals.get(key));
    for (const [key, bucket] of buckets) if (bucket.spent === 0 && fill(bucket, now())) buckets.delete(key);
  };

  const timer = setInterval(
    () => void exchange().catch((error: Error) => log.warn({ err: error.message }, 'request budget')),
    exchangeEveryMs,
  ).unref();

  return {
    async spend(accountId) {
      const bucket = buckets.get(tenants.get(accountId) ?? '');
      if (!bucket) return;
      fill(bucket, now());
      if (bucket.left < 1) await refuse(bucket);
      bucket.left -= 1;
      bucket.spent += 1;
    },
    learn(accountId, { key, share }) {
      if (tenants.get(accountId) !== key) {
        tenants.delete(accountId);
        tenants.set(accountId, key);
        const oldest = tenants.size > mostAccounts ? tenants.keys().next().value : undefined;
        if (oldest !== undefined) tenants.delete(oldest);
      }
      const perSecond = requestsPerSecond * share;
      const bucket = buckets.get(key);
      if (bucket) bucket.perSecond = perSecond;
      else {
        const left = perSecond * burstSeconds;
        const refusedAt = Number.NEGATIVE_INFINITY;
        buckets.set(key, { perSecond, left, filledAt: now(), spent: 0, total: undefined, refusedAt });
      }
    },
    exchange,
    close: () => clearInterval(timer),
  };
}

/** What the others let through meanwhile is missing here too. */
function settle(bucket: Bucket | undefined, mine: number, total: number | undefined): void {
  if (!bucket || total === undefined) return;
  const others = bucket.total === undefined ? 0 : Math.max(0, total - bucket.total - mine);
  bucket.left -= others;
  bucket.spent -= mine;
  bucket.total = total;
}

/** What has come in since it was filled last; true when it is full. */
function fill(bucket: Bucket, at: number): boolean {
  const most = bucket.perSecond * burstSeconds;
  bucket.left = Math.min(most, bucket.left + ((at - bucket.filledAt) / 1000) * bucket.perSecond);
  bucket.filledAt = at;
  return bucket.left >= most;
}

/** For measurements and generated input. */
export const noBudget: RequestBudget = {
  spend: async () => undefined,
  learn: () => undefined,
  exchange: async () => undefined,
  close: () => undefined,
};
