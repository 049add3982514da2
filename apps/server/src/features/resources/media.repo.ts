import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Media } from '../../platform/database/schema.ts';

export async function insertMedia(tx: Tx, media: Insertable<Media>): Promise<void> {
  await tx.insertInto('media').values(media).execute();
}

export const hasMedia = async (tx: Tx, id: string, kind: 'image' | 'document'): Promise<boolean> =>
  (await tx.selectFrom('media').select('id').where('id', '=', id).where('kind', '=', kind).executeTakeFirst()) !==
  undefined;
