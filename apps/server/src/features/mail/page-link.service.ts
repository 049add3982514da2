import { hashByRole } from '@candela/contract/auth/role-hash.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';

/**
 * To a page of the product, for an account. Where there is no session the page leads to the sign-in page, in the tab of the
 * role: in another one the address and the password would be refused. Without a word it is the recruiters'.
 */
export const pageLink = (origin: string, path: string, role: Role): string =>
  role === 'recruiter' ? `${origin}${path}` : `${origin}${path}#${hashByRole[role]}`;
