import { nameCaller } from '../caller.ts';
import type { RequestBudget } from '../limits/request-budget.ts';
import type { AccessTokens } from './access-token.ts';
import { type ApiKeyClaim, readApiKey } from './api-key-token.ts';
import { isMember, type Principal, type RecruiterPrincipal } from './principal.ts';
import type { Sessions } from './sessions.ts';

/** From an Authorization header to the person, or null. The token only points at the session; the row decides. */
export function createAuthenticator(options: {
  accessTokens: AccessTokens;
  sessions: Sessions;
  findKey(key: ApiKeyClaim): Promise<RecruiterPrincipal | null>;
  budget: RequestBudget;
}) {
  return async (authorization: string | undefined): Promise<Principal | null> => {
    const token = authorization?.match(/^Bearer (\S+)$/i)?.[1];
    const key = token ? readApiKey(token) : null;
    if (key) return authenticateKey(options, key);
    const claims = token ? await options.accessTokens.verify(token) : null;
    if (!claims) return null;
    // Before anything is looked up: being turned away costs next to nothing.
    await options.budget.spend(claims.accountId);
    nameCaller(claims.accountId);
    const principal = await options.sessions.find(claims.sessionId);
    if (principal?.accountId !== claims.accountId) return null;
    if (isMember(principal)) nameCaller(principal.organisationId);
    options.budget.learn(claims.accountId, tenantOf(principal));
    return principal;
  };
}

/** A program of an organisation: charged to the same budget as its members. */
async function authenticateKey(
  { findKey, budget }: { findKey(key: ApiKeyClaim): Promise<RecruiterPrincipal | null>; budget: RequestBudget },
  key: ApiKeyClaim,
): Promise<Principal | null> {
  await budget.spend(key.id);
  const principal = await findKey(key);
  if (!principal) return null;
  nameCaller(principal.organisationId);
  budget.learn(key.id, tenantOf(principal));
  return principal;
}

/** Whose budget a request is charged to: an organisation's members share one. */
const tenantOf = (principal: Principal) =>
  isMember(principal)
    ? { key: principal.organisationId, share: principal.share }
    : { key: principal.accountId, share: 1 };
