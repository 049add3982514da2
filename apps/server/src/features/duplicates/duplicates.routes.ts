import * as routes from '@candela/contract/duplicates/duplicates.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { DuplicatesService } from './duplicates.service.ts';
import type { MergeService } from './merge.service.ts';

export const duplicateRoutes = (duplicates: DuplicatesService, merges: MergeService): RouteBinding[] => [
  bind(routes.listDuplicates, ({ principal, query }) => duplicates.list(principal, query)),
  bind(routes.mergeDuplicates, async ({ principal, body }) => {
    await merges.merge(principal, body);
    return { data: { candidateId: body.keepId } };
  }),
  bind(routes.listMerges, async ({ principal }) => ({ data: await merges.list(principal) })),
  bind(routes.undoMerge, async ({ principal, params }) => ({
    data: { candidateId: await merges.undo(principal, params.id) },
  })),
  bind(routes.dismissDuplicates, async ({ principal, body }) => {
    await duplicates.dismiss(principal, body);
    return { message: 'These two are not suggested again.' };
  }),
];
