import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** Newest month first, in it the organisation that spent most. */
export async function listModelUsage(tx: Tx, { page, pageSize }: { page: number; pageSize: number }) {
  const rows = await tx
    .selectFrom('llm_usage as u')
    .innerJoin('organisations as o', 'o.id', 'u.organisation_id')
    .select([
      'u.organisation_id',
      'o.name as organisation',
      sql<string>`to_char(u.month, 'YYYY-MM')`.as('month'),
      'u.calls',
      'u.failures',
      'u.turned_away',
      'u.input_tokens',
      'u.output_tokens',
      'u.unknown_tokens',
    ])
    .orderBy('u.month', 'desc')
    .orderBy(sql`u.input_tokens + u.output_tokens + u.unknown_tokens`, 'desc')
    .orderBy('u.organisation_id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await tx
    .selectFrom('llm_usage')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
