import type { SessionUser } from '@candela/contract/auth/auth.schemas.ts';
import type { AccountRow } from './accounts.repo.ts';

export const toSessionUser = (account: AccountRow): SessionUser => ({
  id: account.id,
  email: account.email,
  firstName: account.first_name,
  lastName: account.last_name,
  role: account.role,
  companyId: account.company_id,
  authProvider: account.auth_provider,
  calendarConnected: account.calendar_connected,
  profilePicture: account.profile_picture,
});
