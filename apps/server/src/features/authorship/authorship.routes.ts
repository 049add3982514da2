import * as routes from '@candela/contract/authorship/authorship.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { StatementsService } from './statements.service.ts';

export const authorshipRoutes = (statements: StatementsService): RouteBinding[] => [
  bind(routes.writeStatement, async ({ principal, params, body }) => ({
    data: await statements.write(principal, params.id, body.text),
  })),
  bind(routes.removeStatement, async ({ principal, params }) => {
    await statements.remove(principal, params.id);
    return { message: 'Your statement is no longer shown.' };
  }),
];
