import { apiKeyPermissions } from '@candela/contract/api-keys/api-keys.routes.ts';
import { type Permission, type Refusal, refusalOf } from '@candela/contract/kernel/permissions.ts';
import type { Access } from '@candela/contract/kernel/route.ts';
import { AppError } from '../errors.ts';
import { isMember, type Principal } from './principal.ts';

/** Whether the caller has the permission that a route names; the contract's table decides. */
export function authorise(access: Access, principal: Principal | null): void {
  if (access.kind !== 'signed-in') return;
  if (!principal) throw new AppError('UNAUTHENTICATED');
  assertKeyHas(access.permission, principal);
  const refusal = refusalOf(access, {
    role: principal.role,
    ...(isMember(principal) && {
      member: {
        isParent: principal.isParent,
        teamRole: principal.teamRole,
        seesAllCompanies: principal.companyIds === 'all',
        hasActiveSubscription: principal.hasActiveSubscription,
      },
    }),
  });
  if (refusal) throw errorOf(refusal);
}

function assertKeyHas(permission: Permission, principal: Principal): void {
  const key = isMember(principal) ? principal.apiKey : undefined;
  if (!key || key.permissions.includes(permission)) return;
  const isGivenToKeys = apiKeyPermissions.some((each) => each === permission);
  throw new AppError('FORBIDDEN', {
    message: isGivenToKeys
      ? `This API key may not do this: it lacks ${permission}.`
      : 'No API key may do this: it takes a person who is signed in.',
  });
}

function errorOf(refusal: Refusal): AppError {
  if (refusal === 'no-subscription') return new AppError('SUBSCRIPTION_INACTIVE');
  if (refusal === 'not-a-member') {
    return new AppError('FORBIDDEN', { message: 'You are no longer a member of this organisation.' });
  }
  if (refusal === 'team-role') {
    return new AppError('FORBIDDEN', { message: 'Your role in this organisation does not include this.' });
  }
  if (refusal === 'not-all-companies') {
    return new AppError('FORBIDDEN', { message: 'Only members who see all companies can do this.' });
  }
  return new AppError('FORBIDDEN');
}
