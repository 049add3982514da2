import * as contract from '@candela/contract/api-keys/api-keys.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { ApiKeysService } from './api-keys.service.ts';

export const apiKeyRoutes = (keys: ApiKeysService): RouteBinding[] => [
  bind(contract.listApiKeys, async ({ principal }) => ({ data: await keys.list(principal) })),
  bind(contract.createApiKey, async ({ principal, body }) => ({ data: await keys.create(principal, body) })),
  bind(contract.revokeApiKey, async ({ principal, params }) => {
    await keys.revoke(principal, params.id);
    return { message: 'Key revoked' };
  }),
];
