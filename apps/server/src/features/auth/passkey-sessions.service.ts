import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import { findAccountById } from './accounts.repo.ts';
import { assertNotSuspended } from './auth.policy.ts';
import { spendToken } from './oauth-attempts.repo.ts';
import type { SessionsService, StartedSession } from './sessions.service.ts';

export const createPasskeySessions = (sessions: SessionsService) => ({
  /** A session for the holder of a passkey that was verified; once for the challenge it signed. */
  async start(
    tx: Tx,
    accountId: string,
    challenge: { id: string; expiresAt: Date },
    request: RequestContext,
  ): Promise<StartedSession> {
    if (!(await spendToken(tx, challenge.id, challenge.expiresAt))) throw new AppError('PASSKEY_REFUSED');
    const account = await findAccountById(tx, accountId);
    if (!account) throw new AppError('UNAUTHENTICATED');
    assertNotSuspended(account);
    return sessions.start(tx, account, request, 'passkey');
  },
});

export type PasskeySessions = ReturnType<typeof createPasskeySessions>;
