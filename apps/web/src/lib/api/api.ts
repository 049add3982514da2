import { type Client, createClient } from '@candela/contract/client/client.ts';
import { browserStorage } from './browser-storage.ts';
import { createConnection } from './connection.ts';
import { acrossTabs, refreshSession } from './refresh-session.ts';
import { createSessionStore } from './session-store.ts';

/** The browser's one session, connection and client. On the server they exist, empty, and nothing calls them. */
export const sessionStore = createSessionStore(browserStorage());
export const connection = createConnection();

type SignedOutHandler = () => void;
let handleSignedOut: SignedOutHandler = () => undefined;

/** What to do when the server has ended the session: the session feature says it, once. */
export function setSignedOutHandler(handler: SignedOutHandler) {
  handleSignedOut = handler;
}

export const api: Client = createClient({
  fetch: (input, init) => fetch(input, init),
  baseUrl: '',
  getToken: () => sessionStore.get()?.token ?? null,
  getAccount: () => sessionStore.get()?.user.id ?? null,
  refresh: (staleToken): Promise<string | null> => refreshSession(api, sessionStore, staleToken, acrossTabs),
  onSignedOut: () => handleSignedOut(),
  onOutcome: connection.report,
  now: () => Date.now(),
});
