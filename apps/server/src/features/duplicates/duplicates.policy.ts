import { AppError } from '../../platform/errors.ts';
import type { RecruiterPrincipal } from '../../platform/sessions/principal.ts';

/** Two companies may know the same person without knowing of each other: only who sees both may compare. */
export function assertSeesAllCompanies(principal: RecruiterPrincipal): void {
  if (principal.companyIds !== 'all') {
    throw new AppError('FORBIDDEN', { message: 'Only members who see all companies can compare records.' });
  }
}
