import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export interface LiveEvent {
  id: number;
  name: string;
  payload: unknown;
  at: Date;
}

const mostAtOnce = 1000;

/** Where there are too many, the newest: with the oldest, a screen would see the same ones again and again. */
export const listEvents = async (
  tx: Tx,
  organisationId: string,
  names: readonly string[],
  afterId: number,
): Promise<LiveEvent[]> =>
  (
    await tx
      .selectFrom('events')
      .select(['id', 'name', 'payload', 'at'])
      .where('organisation_id', '=', organisationId)
      .where('id', '>', afterId)
      .where('name', 'in', [...names])
      .orderBy('id', 'desc')
      .limit(mostAtOnce)
      .execute()
  ).reverse();

/** The newest event before a moment; 0 where there is none. */
export const findIdBefore = async (tx: Tx, organisationId: string, moment: Date): Promise<number> =>
  (
    await tx
      .selectFrom('events')
      .select('id')
      .where('organisation_id', '=', organisationId)
      .where('at', '<', moment)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.id ?? 0;

export const listNotified = async (tx: Tx, accountId: string, afterId: number): Promise<LiveEvent[]> =>
  (
    await tx
      .selectFrom('notifications')
      .select([
        'number as id',
        sql.lit('notified').as('name'),
        sql<unknown>`'{}'::jsonb`.as('payload'),
        'created_at as at',
      ])
      .where('account_id', '=', accountId)
      .where('number', '>', afterId)
      .orderBy('number', 'desc')
      .limit(mostAtOnce)
      .execute()
  ).reverse();

export const findNumberBefore = async (tx: Tx, accountId: string, moment: Date): Promise<number> =>
  (
    await tx
      .selectFrom('notifications')
      .select('number')
      .where('account_id', '=', accountId)
      .where('created_at', '<', moment)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.number ?? 0;
