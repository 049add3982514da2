import * as contract from '@candela/contract/parenthood/parenthood.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { ParenthoodService } from './parenthood.service.ts';

export const parenthoodRoutes = (parenthood: ParenthoodService): RouteBinding[] => [
  bind(contract.handOverParenthood, async ({ principal, body: { userId, ...proof } }) => {
    const name = await parenthood.handOver(principal, userId, proof);
    return { message: `${name} is now the parent of the organisation` };
  }),
];
