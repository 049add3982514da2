import { AppError } from '../../platform/errors.ts';
import type { AccountRow } from './accounts.repo.ts';

/** Only for somebody who has proved who they are: nobody else learns that there is an account. */
export function assertNotSuspended({ suspended }: Pick<AccountRow, 'suspended'>): void {
  if (suspended === 'account') throw new AppError('ACCOUNT_SUSPENDED');
  if (suspended === 'organisation') {
    throw new AppError('ACCOUNT_SUSPENDED', { message: 'Your organisation is suspended. Please contact support.' });
  }
}
