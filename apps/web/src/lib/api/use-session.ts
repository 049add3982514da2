import { useSyncExternalStore } from 'react';
import { connection, sessionStore } from './api.ts';
import type { StoredUser } from './session-store.ts';

/** The signed-in person, or null. Null while the server renders: only the browser knows. */
export function useUser(): StoredUser | null {
  return useSyncExternalStore(
    sessionStore.subscribe,
    () => sessionStore.get()?.user ?? null,
    () => null,
  );
}

export function useIsReachable(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isReachable, () => true);
}
