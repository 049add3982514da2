import { hashByRole } from '@candela/contract/auth/role-hash.ts';
import { safeNext } from '@candela/contract/auth/safe-next.ts';
import { type Role, roles } from '@candela/contract/kernel/roles.ts';

/** The tab of the sign-in page that a hash chooses; null for any other hash. */
export const roleOfHash = (hash: string): Role | null => roles.find((role) => hash === hashByRole[role]) ?? null;

/** Pages that only one kind of account can open; the rest is a recruiter's or anyone's. */
const ownPages: readonly (readonly [RegExp, Role])[] = [
  [/^\/admin(\/|$)/, 'admin'],
  [/^\/(candidates\/welcome|dashboard\/(assessments|my-details|resources))(\/|$)/, 'candidate'],
];

/** The tab that belongs to where a link leads after signing in; null where any will do. */
export function roleFor(next: string | null): Role | null {
  const path = next?.split(/[?#]/)[0] ?? '';
  return ownPages.find(([pages]) => pages.test(path))?.[1] ?? null;
}

const tokenForm = /^[\w-]{43}$/;

export interface AuthParams {
  /** What the link asks for; null when it does not say. */
  role: Role | null;
  email: string | null;
  candidateId: string | null;
  companyId: string | null;
  company: string | null;
  invite: string | null;
  /** From the link in a mail: stands in for the code. */
  token: string | null;
  next: string | null;
}

/**
 * What a link to a sign-in page carries. The specification writes `/confirm-code#candidate?email=…`, so parameters count
 * both in the query and after a `?` inside the hash.
 */
export function readAuthParams(location: { search: string; hash: string }): AuthParams {
  const [hash = '', inHash = ''] = location.hash.replace(/^#/, '').split(/\?(.*)/s, 2);
  const query = new URLSearchParams(location.search);
  const hashQuery = new URLSearchParams(inHash);
  const read = (name: string) => query.get(name)?.trim() || hashQuery.get(name)?.trim() || null;

  const candidateId = read('candidateId');
  const token = read('token');
  return {
    role: candidateId ? 'candidate' : roleOfHash(hash),
    email: read('email'),
    candidateId,
    companyId: read('companyId'),
    company: read('company'),
    invite: read('invite'),
    token: token && tokenForm.test(token) ? token : null,
    next: safeNext(read('next')),
  };
}

type AuthPage = '/login' | '/register' | '/confirm-code' | '/reset-password';
type LinkParams = Partial<Omit<AuthParams, 'role' | 'token'>>;

/** A link that carries on what the person already told us: `/login#candidate?email=…`. */
export function authLink(page: AuthPage, role: Role | null, params: LinkParams = {}): string {
  const query = new URLSearchParams();
  for (const name of ['email', 'candidateId', 'companyId', 'company', 'invite', 'next'] as const) {
    const value = params[name];
    if (value) query.set(name, value);
  }
  const search = query.toString();
  const suffix = search ? `?${search}` : '';
  return role ? `${page}#${hashByRole[role]}${suffix}` : `${page}${suffix}`;
}
