import type { Access } from '@candela/contract/kernel/route.ts';
import { AppError } from '../errors.ts';
import { isMember, type Principal } from './principal.ts';

/** Everything a route's declaration says about who may call it, in one place and in this order. */
export function authorise(access: Access, principal: Principal | null): void {
  if (access.kind !== 'signed-in') return;
  if (!principal) throw new AppError('UNAUTHENTICATED');
  if (!access.roles.includes(principal.role)) throw new AppError('FORBIDDEN');
  if (principal.role !== 'recruiter') return;
  if (!isMember(principal)) {
    if (access.membership === 'optional') return;
    throw new AppError('FORBIDDEN', { message: 'You are no longer a member of this organisation.' });
  }
  if (access.parentOnly && !principal.isParent) throw new AppError('FORBIDDEN');
  if (access.subscription === 'active' && !principal.hasActiveSubscription) throw new AppError('SUBSCRIPTION_INACTIVE');
}
