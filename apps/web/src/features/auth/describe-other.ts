import type { Role } from '@candela/contract/kernel/roles.ts';
import type { StoredUser } from '#lib/api/session-store.ts';

const roleInWords: Readonly<Record<Role, string>> = {
  candidate: 'a job seeker',
  recruiter: 'an employer',
  admin: 'an admin',
};

/** What sets the account that is signed in apart from the one a link is for. */
export const describeOther = ({ email, role }: StoredUser, linkEmail: string | null): string =>
  email.toLowerCase() === linkEmail?.toLowerCase() ? roleInWords[role] : email;
