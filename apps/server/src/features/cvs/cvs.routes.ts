import * as routes from '@candela/contract/cvs/cvs.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import { absolute } from '../../platform/http/origin.ts';
import type { CvsService } from './cvs.service.ts';

export const cvRoutes = (cvs: CvsService): RouteBinding[] => [
  bind(routes.getCv, ({ principal, params }) => cvs.get(principal, params.id)),
  bind(routes.getCvAhead, ({ principal, params }) => cvs.getAhead(principal, params.id)),
  bind(routes.getCvFile, async ({ principal, params, request }) => ({
    data: { url: absolute(await cvs.getFileUrl(principal, params.id), request) },
  })),
  bind(routes.getOwnCv, async ({ principal }) => ({ data: await cvs.getOwn(principal) })),
  bind(routes.listHolders, async ({ principal }) => ({ data: await cvs.listHolders(principal) })),
  bind(routes.updateCv, async ({ principal, params, body }) => ({
    data: await cvs.update(principal, params.id, body),
  })),
  bind(routes.confirmCv, async ({ principal, params }) => ({ data: await cvs.confirm(principal, params.id) })),
];
