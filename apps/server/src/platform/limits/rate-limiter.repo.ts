import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { after, type Clock, seconds } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import { AppError } from '../errors.ts';

export interface Limit {
  limit: number;
  windowSeconds: number;
}

export interface RateLimiter {
  /** Counts one use and refuses the one that is over the limit. */
  hit(key: string, limit: Limit): Promise<void>;
  /** Takes one use back: what turned out well does not count. */
  forgive(key: string): Promise<void>;
  /** Forgets everything about a key. */
  clear(key: string): Promise<void>;
}

/** A mail address is counted and compared, and never has to be read again: it is kept as a fingerprint. */
const stored = (key: string): string =>
  key.replace(/[^:\s]*@[^:\s]*/, (address) => createHash('sha256').update(address).digest('base64url'));

/**
 * Windows live in the database, so every process counts the same; one upsert decides, so uses that
 * arrive together cannot slip past each other. Without the database nothing is let through.
 */
export function createRateLimiter(system: Tx, clock: Clock): RateLimiter {
  return {
    async hit(key, { limit, windowSeconds }) {
      const now = clock.now();
      const ends = after(now, seconds(windowSeconds));
      const { rows } = await sql<{ count: number; window_ends_at: Date }>`
        insert into rate_limits as r (key, count, window_ends_at) values (${stored(key)}, 1, ${ends})
        on conflict (key) do update set
          count = case when r.window_ends_at <= ${now} then 1 else least(r.count + 1, 1000000) end,
          window_ends_at = case when r.window_ends_at <= ${now} then excluded.window_ends_at else r.window_ends_at end
        returning count, window_ends_at`.execute(system);
      const row = rows[0];
      if (!row || row.count > limit) {
        const left = row ? (row.window_ends_at.getTime() - now.getTime()) / 1000 : windowSeconds;
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(left)) });
      }
    },
    async forgive(key) {
      await sql`update rate_limits set count = greatest(count - 1, 0) where key = ${stored(key)}`.execute(system);
    },
    async clear(key) {
      await sql`delete from rate_limits where key = ${stored(key)}`.execute(system);
    },
  };
}

/** Windows that are over count for nothing: called now and then, so that their rows do not pile up. */
export async function deleteEndedWindows(system: Tx, now: Date): Promise<void> {
  await system.deleteFrom('rate_limits').where('window_ends_at', '<', now).execute();
}

/** For measurements and generated input; the configuration refuses it in production. */
export const noLimits: RateLimiter = {
  hit: async () => undefined,
  forgive: async () => undefined,
  clear: async () => undefined,
};
