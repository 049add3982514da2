import { matchPage } from '@candela/contract/pages/match-page.ts';
import type { PageAccess } from '@candela/contract/pages/page.ts';

/** A page that is not on the list is open to no one. */
const closed: PageAccess = { allowedRoles: [] };

/** Who may open the page at an address of the product. */
export function accessOf(pathname: string): PageAccess {
  const page = matchPage(pathname)?.page;
  return page?.frame === 'product' ? page.access : closed;
}
