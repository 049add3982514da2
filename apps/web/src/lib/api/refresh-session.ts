import { refresh as refreshRoute } from '@candela/contract/auth/auth.routes.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import type { Client } from '@candela/contract/client/client.ts';
import type { SessionStore } from './session-store.ts';

/** Runs one tab at a time; without the browser's locks (an insecure origin) the server's grace covers parallel tabs. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

export const acrossTabs: Exclusive = async (work) => {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  return locks.request('candela-refresh', work);
};

let refusal: ApiError | null = null;

/** Why the server last let a session go no further. */
export const lastRefusal = (): ApiError | null => refusal;

/** A new token from the refresh cookie; null when the server says that the session is over. */
export async function refreshSession(
  client: Pick<Client, 'call'>,
  store: SessionStore,
  staleToken: string | null,
  exclusive: Exclusive,
): Promise<string | null> {
  return exclusive(async () => {
    store.reload();
    const current = store.get()?.token;
    // While this tab waited for the lock another one may have done the work.
    if (current && current !== staleToken) return current;
    try {
      const { accessToken, user } = await client.call(refreshRoute);
      store.write(accessToken, user);
      return accessToken;
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
      refusal = error;
      return null;
    }
  });
}
