import { getOverview } from '@candela/contract/admin/admin-console.routes.ts';
import {
  checkSlug,
  getAdminResource,
  getResourceHistory,
  listAdminResources,
} from '@candela/contract/resources/editor.routes.ts';

/** What is no longer true once a resource was changed. */
export const staleAfterChange = [listAdminResources, getAdminResource, getResourceHistory, checkSlug, getOverview];
