import type { ApiKeyPermission } from '@candela/contract/api-keys/api-keys.routes.ts';
import type { Tx } from '../../platform/database/database.ts';

export const listKeys = (tx: Tx, organisationId: string) =>
  tx
    .selectFrom('api_keys')
    .select(['id', 'name', 'hint', 'permissions', 'created_at', 'last_used_at'])
    .where('organisation_id', '=', organisationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export interface NewKey {
  id: string;
  name: string;
  hint: string;
  secretHash: Buffer;
  permissions: readonly ApiKeyPermission[];
  createdBy: string;
  now: Date;
}

export async function insertKey(tx: Tx, organisationId: string, key: NewKey): Promise<void> {
  await tx
    .insertInto('api_keys')
    .values({
      id: key.id,
      organisation_id: organisationId,
      name: key.name,
      hint: key.hint,
      secret_hash: key.secretHash,
      permissions: [...key.permissions],
      created_by: key.createdBy,
      created_at: key.now,
    })
    .execute();
}

export async function deleteKey(tx: Tx, organisationId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('api_keys')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
