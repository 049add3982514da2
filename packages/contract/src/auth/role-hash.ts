import type { Role } from '../kernel/roles.ts';

/** What follows the `#` of a sign-in page and chooses its tab; `bamf` is the admins' door. */
export const hashByRole: Readonly<Record<Role, string>> = {
  candidate: 'candidate',
  recruiter: 'recruiter',
  admin: 'bamf',
};
