import { AppError } from '../../platform/errors.ts';
import type { AccountRow } from './accounts.repo.ts';

/** Of the demonstration's people, whose password is public. No one else can have an address under `.test` (RFC 6761). */
export const demoDomain = 'demo.candela.test';

export interface DemoRules {
  isProduction: boolean;
  allowDemoAccounts: boolean;
}

/** The demonstration's admin never gets into production, whatever else is forced. */
export const isRefusedDemo = (
  { email, role }: Pick<AccountRow, 'email' | 'role'>,
  { isProduction, allowDemoAccounts }: DemoRules,
): boolean => email.endsWith(`@${demoDomain}`) && isProduction && (role === 'admin' || !allowDemoAccounts);

/** Only for a caller who has proved who they are: no other learns that there is an account. */
export function assertNotSuspended({ suspended }: Pick<AccountRow, 'suspended'>): void {
  if (suspended === 'account') throw new AppError('ACCOUNT_SUSPENDED');
  if (suspended === 'organisation') {
    throw new AppError('ACCOUNT_SUSPENDED', { message: 'Your organisation is suspended. Please contact support.' });
  }
}
