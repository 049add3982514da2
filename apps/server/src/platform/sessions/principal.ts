import type { Permission } from '@candela/contract/kernel/permissions.ts';
import type { Role, TeamRole } from '@candela/contract/kernel/roles.ts';
import type { Access } from '@candela/contract/kernel/route.ts';
import type { Scope } from '../database/scope.ts';

interface SignedIn {
  accountId: string;
  sessionId: string;
  /** Of the credentials this session began with. */
  credentialsVersion: number;
  email: string;
  authenticatedAt: Date;
}

export interface CandidatePrincipal extends SignedIn {
  role: 'candidate';
}
export interface AdminPrincipal extends SignedIn {
  role: 'admin';
}
export interface RecruiterPrincipal extends SignedIn {
  role: 'recruiter';
  organisationId: string;
  isParent: boolean;
  teamRole: TeamRole;
  /** None for an interviewer, whatever they were invited to: their interviews are all they see. */
  companyIds: 'all' | readonly string[];
  hasActiveSubscription: boolean;
  /** A program of the organisation, with these permissions and no others. */
  apiKey?: { id: string; permissions: readonly Permission[] };
  /** Of its plan: how much it may ask for, against a free one. */
  share: number;
}
/** A recruiter who was removed from their organisation: the account is theirs, nothing else is. */
export interface FormerMemberPrincipal extends SignedIn {
  role: 'recruiter';
  organisationId: null;
}

export type Principal = CandidatePrincipal | AdminPrincipal | RecruiterPrincipal | FormerMemberPrincipal;

type ByRole = { candidate: CandidatePrincipal; recruiter: RecruiterPrincipal; admin: AdminPrincipal };

/** What a handler can rely on, given what its route declares. */
export type PrincipalFor<A extends Access> = A extends { kind: 'signed-in'; membership: 'optional' }
  ? Principal
  : A extends { kind: 'signed-in'; roles: readonly (infer R extends Role)[] }
    ? ByRole[R]
    : A extends { kind: 'cookie' }
      ? Principal | null
      : null;

export const isMember = (principal: Principal): principal is RecruiterPrincipal =>
  principal.role === 'recruiter' && principal.organisationId !== null;

export const accountScope = (principal: Principal): Scope => ({ kind: 'account', accountId: principal.accountId });

export const tenantScope = (principal: RecruiterPrincipal): Scope => ({
  kind: 'tenant',
  accountId: principal.accountId,
  organisationId: principal.organisationId,
  companyIds: principal.companyIds,
  ...(principal.apiKey && { apiKeyId: principal.apiKey.id }),
});
