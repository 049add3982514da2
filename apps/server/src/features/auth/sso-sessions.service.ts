import { cleanName } from '@candela/contract/kernel/names.ts';
import type { ExternalIdentity } from '@candela/integrations/identity/port.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import { findAccountByEmail, findAccountById, insertAccount } from './accounts.repo.ts';
import { assertNotSuspended } from './auth.policy.ts';
import { deleteRegistrations } from './registrations.repo.ts';
import type { SessionsService, StartedSession } from './sessions.service.ts';

/** Accounts and sessions of recruiters for whom their organisation's identity provider has vouched. */
export const createSsoSessions = (sessions: SessionsService) => ({
  findAccount: async (tx: Tx, email: string): Promise<string | null> =>
    (await findAccountByEmail(tx, email, 'recruiter'))?.id ?? null,

  async createAccount(tx: Tx, external: ExternalIdentity): Promise<string> {
    // A password that was chosen for this address without confirming it must not become a way in.
    await deleteRegistrations(tx, external.email, 'recruiter');
    return insertAccount(tx, {
      email: external.email,
      role: 'recruiter',
      firstName: cleanName(external.firstName, 80),
      lastName: cleanName(external.lastName, 80),
      passwordHash: null,
      authProvider: 'cognito',
      profilePicture: external.picture,
    });
  },

  async start(tx: Tx, accountId: string, request: RequestContext): Promise<StartedSession> {
    const account = await findAccountById(tx, accountId);
    if (!account) throw new AppError('UNAUTHENTICATED');
    assertNotSuspended(account);
    // A second factor is the provider's to ask for: it knows the person, and may have asked already.
    return sessions.start(tx, account, request, 'sso');
  },
});

export type SsoSessions = ReturnType<typeof createSsoSessions>;
