import type { LlmUsage } from '@candela/integrations/llm/port.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export interface Reservation {
  id: string;
  organisationId: string;
  tokens: number;
}

/** The organisation's month, made when it is first spoken of, and held until the transaction ends. */
async function lockMonth(tx: Tx, organisationId: string, now: Date): Promise<{ month: string; spent: number }> {
  const month = `${now.toISOString().slice(0, 7)}-01`;
  await sql`insert into llm_usage (organisation_id, month) values (${organisationId}, ${month})
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ spent: number }>`
    select input_tokens + output_tokens + unknown_tokens as spent from llm_usage
    where organisation_id = ${organisationId} and month = ${month} for update`.execute(tx);
  return { month, spent: rows[0]?.spent ?? 0 };
}

/** Sets tokens aside, or says that too few are left. Of two that come at once for the last ones, one gets them. */
export async function reserve(
  tx: Tx,
  { organisationId, tokens, budget, now, expiresAt }: ReserveInput,
): Promise<Reservation | null> {
  const { month, spent } = await lockMonth(tx, organisationId, now);
  const lost = await tx
    .deleteFrom('llm_reservations')
    .where('organisation_id', '=', organisationId)
    .where('month', '=', month)
    .where('expires_at', '<', now)
    .returning('tokens')
    .execute();
  const lostTokens = lost.reduce((sum, row) => sum + row.tokens, 0);
  if (lostTokens > 0) {
    await sql`update llm_usage set calls = calls + ${lost.length}, failures = failures + ${lost.length},
      unknown_tokens = unknown_tokens + ${lostTokens}
      where organisation_id = ${organisationId} and month = ${month}`.execute(tx);
  }
  const { held } = await tx
    .selectFrom('llm_reservations')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('tokens'), sql<number>`0`).as('held'))
    .where('organisation_id', '=', organisationId)
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  if (spent + lostTokens + Number(held) + tokens > budget) {
    await sql`update llm_usage set turned_away = turned_away + 1
      where organisation_id = ${organisationId} and month = ${month}`.execute(tx);
    return null;
  }
  const { id } = await tx
    .insertInto('llm_reservations')
    .values({ organisation_id: organisationId, month, tokens, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, organisationId, tokens };
}

interface ReserveInput {
  organisationId: string;
  tokens: number;
  budget: number;
  now: Date;
  expiresAt: Date;
}

/** What was set aside becomes what it cost; without a figure, all of it. Doing it twice changes nothing. */
export async function settle(
  tx: Tx,
  { organisationId, id }: Reservation,
  { usage, isUsable }: { usage: LlmUsage | null; isUsable: boolean },
): Promise<void> {
  await sql`
    with settled as (delete from llm_reservations where organisation_id = ${organisationId} and id = ${id}
      returning organisation_id, month, tokens)
    update llm_usage u set
      calls = calls + 1,
      failures = failures + ${isUsable ? 0 : 1},
      input_tokens = input_tokens + ${usage?.inputTokens ?? 0},
      output_tokens = output_tokens + ${usage?.outputTokens ?? 0},
      unknown_tokens = unknown_tokens + ${usage ? sql`0` : sql`settled.tokens`}
    from settled where u.organisation_id = settled.organisation_id and u.month = settled.month`.execute(tx);
}
