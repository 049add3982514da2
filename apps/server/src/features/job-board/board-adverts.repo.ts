import { jobLocations, jobTypes, workingHours } from '@candela/contract/jobs/jobs.schemas.ts';
import type { BoardAdvert, BoardStore } from '@candela/integrations/job-board/board-store.ts';
import type { JobPosting } from '@candela/integrations/job-board/port.ts';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import type { BoardAdverts } from '../../platform/database/schema.ts';

const lines = z.array(z.string());

const postingColumn: z.ZodType<JobPosting> = z.object({
  reference: z.string(),
  title: z.string(),
  description: z.string(),
  industry: z.number(),
  town: z.string(),
  workplace: z.enum(jobLocations),
  jobType: z.enum(jobTypes),
  workingHours: z.enum(workingHours),
  salary: z.object({ min: z.number(), max: z.number() }),
  skills: lines,
  requirements: lines,
  responsibilities: lines,
  benefits: lines,
  applyUrl: z.string(),
  closesAt: z.string().nullable(),
  companyName: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
});

const toAdvert = (row: Selectable<BoardAdverts>): BoardAdvert => ({
  id: row.id,
  posting: postingColumn.parse(row.posting),
  searchText: row.search_text,
  publishedAt: row.published_at,
  updatedAt: row.updated_at,
  removedAt: row.removed_at,
});

/** The local board's memory, in the database. */
export const createBoardStore = (system: Tx): BoardStore => ({
  async add(advert) {
    await system
      .insertInto('board_adverts')
      .values({
        id: advert.id,
        posting: JSON.stringify(advert.posting),
        search_text: advert.searchText,
        published_at: advert.publishedAt,
        updated_at: advert.updatedAt,
        removed_at: advert.removedAt,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const row = await system
      .selectFrom('board_adverts')
      .selectAll()
      .where('id', '=', advert.id)
      .executeTakeFirstOrThrow();
    return toAdvert(row);
  },

  async find(id) {
    const row = await system.selectFrom('board_adverts').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? toAdvert(row) : null;
  },

  async change(id, { posting, searchText, updatedAt }) {
    const result = await system
      .updateTable('board_adverts')
      .set({ posting: JSON.stringify(posting), search_text: searchText, updated_at: updatedAt })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  async remove(id, at) {
    await system
      .updateTable('board_adverts')
      .set({ removed_at: at })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .execute();
  },

  list: (search) => listAdverts(system, search),
});

async function listAdverts(
  system: Tx,
  { words, openAt, offset, limit }: Parameters<BoardStore['list']>[0],
): ReturnType<BoardStore['list']> {
  const matching = system
    .selectFrom('board_adverts')
    .where('removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        sql<boolean>`posting->>'closesAt' is null`,
        sql<boolean>`(posting->>'closesAt')::timestamptz > ${openAt}`,
      ]),
    )
    .where((eb) => eb.and(words.map((word) => sql<boolean>`strpos(search_text, ${word}) > 0`)));
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { adverts: rows.map(toAdvert), total };
}
