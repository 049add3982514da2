import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { ExchangeSpent } from './request-budget.ts';

/** Kept for so long after the last request, then swept with the windows that are over. */
const keptFor = '1 hour';

export const createExchangeSpent =
  (system: Tx): ExchangeSpent =>
  async (spent) => {
    const { rows } = await sql<{ key: string; count: number }>`
      insert into rate_limits as r (key, count, window_ends_at)
      select 'requests:' || s.key, s.count, now() + ${keptFor}::interval
      from unnest(${[...spent.keys()]}::text[], ${[...spent.values()]}::int[]) as s (key, count)
      order by 1
      on conflict (key) do update set
        count = (r.count + excluded.count) % 1000000000, window_ends_at = excluded.window_ends_at
      returning key, count`.execute(system);
    return new Map(rows.map(({ key, count }) => [key.slice('requests:'.length), count]));
  };
