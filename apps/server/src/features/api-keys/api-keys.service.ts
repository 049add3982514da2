import { randomUUID } from 'node:crypto';
import {
  type ApiKey,
  type ApiKeyPermission,
  apiKeySchema,
  mostApiKeys,
} from '@candela/contract/api-keys/api-keys.routes.ts';
import type { Proof } from '@candela/contract/auth/proof.schemas.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { holdName } from '../../platform/database/named-lock.repo.ts';
import { AppError } from '../../platform/errors.ts';
import { createApiKeyToken } from '../../platform/sessions/api-key-token.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import type { Reauthentication } from '../auth/reauthentication.service.ts';
import { deleteKey, insertKey, listKeys } from './api-keys.repo.ts';

interface ApiKeysOptions {
  database: Database;
  clock: Clock;
  reauthentication: Reauthentication;
}

export const createApiKeysService = (options: ApiKeysOptions) => ({
  list: (principal: RecruiterPrincipal): Promise<ApiKey[]> =>
    options.database.transaction(tenantScope(principal), async (tx) =>
      (await listKeys(tx, principal.organisationId)).map(toApiKey),
    ),
  /** The secret is known here alone. */
  create: async (
    principal: RecruiterPrincipal,
    input: { name: string; permissions: readonly ApiKeyPermission[] } & Proof,
  ): Promise<ApiKey & { secret: string }> => {
    // A key outlives the session it was made with.
    await options.reauthentication.demandAfterAWhile(principal, input);
    return create(options, principal, input);
  },
  revoke: (principal: RecruiterPrincipal, id: string): Promise<void> =>
    options.database.transaction(tenantScope(principal), async (tx) => {
      if (!(await deleteKey(tx, principal.organisationId, id))) throw new AppError('NOT_FOUND');
      await audit(tx, 'api-keys.revoked', principal, id, options.clock.now());
    }),
});

export type ApiKeysService = ReturnType<typeof createApiKeysService>;

const create = (
  { database, clock }: ApiKeysOptions,
  principal: RecruiterPrincipal,
  { name, permissions }: { name: string; permissions: readonly ApiKeyPermission[] },
): Promise<ApiKey & { secret: string }> =>
  database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId } = principal;
    await holdName(tx, `api-keys:${organisationId}`);
    if ((await listKeys(tx, organisationId)).length >= mostApiKeys) {
      throw new AppError('CONFLICT', { message: `An organisation can have ${mostApiKeys} keys. Revoke one first.` });
    }
    const now = clock.now();
    const id = randomUUID();
    const { token, secretHash, hint } = createApiKeyToken(id);
    const unique = [...new Set(permissions)];
    await insertKey(tx, organisationId, {
      id,
      name,
      hint,
      secretHash,
      permissions: unique,
      createdBy: principal.accountId,
      now,
    });
    await audit(tx, 'api-keys.created', principal, id, now);
    return { id, name, hint, permissions: unique, createdAt: now.toISOString(), lastUsedAt: null, secret: token };
  });

const audit = (tx: Tx, action: string, principal: RecruiterPrincipal, id: string, now: Date): Promise<void> =>
  recordAudit(tx, {
    action,
    at: now,
    organisationId: principal.organisationId,
    actorAccountId: principal.accountId,
    subject: { type: 'api-key', id },
  });

const toApiKey = (row: Awaited<ReturnType<typeof listKeys>>[number]): ApiKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  permissions: apiKeySchema.shape.permissions.parse(row.permissions),
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
