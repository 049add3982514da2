import { nameCaller } from '../caller.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { AccessTokens } from './access-token.ts';
import { isMember, type Principal } from './principal.ts';
import { findPrincipal } from './session.repo.ts';

/** From an Authorization header to the person, or null. The token only points at the session; the row decides. */
export function createAuthenticator(options: { accessTokens: AccessTokens; database: Database; clock: Clock }) {
  return async (authorization: string | undefined): Promise<Principal | null> => {
    const token = authorization?.match(/^Bearer (\S+)$/i)?.[1];
    const claims = token ? await options.accessTokens.verify(token) : null;
    if (!claims) return null;
    nameCaller(claims.accountId);
    const principal = await findPrincipal(options.database, claims.sessionId, options.clock.now());
    if (principal?.accountId !== claims.accountId) return null;
    if (isMember(principal)) nameCaller(principal.organisationId);
    return principal;
  };
}
