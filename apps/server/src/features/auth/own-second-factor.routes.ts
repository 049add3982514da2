import * as contract from '@candela/contract/auth/second-factor.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { OwnSecondFactorService } from './own-second-factor.service.ts';

export const ownSecondFactorRoutes = (own: OwnSecondFactorService): RouteBinding[] => [
  bind(contract.getOwnSecondFactor, async ({ principal }) => ({ data: await own.describe(principal) })),
  bind(contract.beginOwnSecondFactor, ({ principal, body }) => own.begin(principal, body)),
  bind(contract.confirmOwnSecondFactor, async ({ principal, body, request }) => ({
    recoveryCodes: await own.confirm(principal, body.code, request),
  })),
  bind(contract.removeOwnSecondFactor, async ({ principal, body, request }) => {
    await own.remove(principal, body.code, request);
    return { message: 'Two-factor authentication is off' };
  }),
];
