import { AppError } from '../../platform/errors.ts';
import type { RecruiterPrincipal } from '../../platform/sessions/principal.ts';

/** A recruiter who works for single companies could not even see the one they add. */
export function assertMayAddCompany(principal: RecruiterPrincipal): void {
  if (principal.companyIds !== 'all') {
    throw new AppError('FORBIDDEN', { message: 'Only members who see all companies can add one.' });
  }
}
