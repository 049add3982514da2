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

/** False without a network, too: an answer that was on its way when the line was cut says nothing about the line. */
export function useIsReachable(): boolean {
  return useSyncExternalStore(subscribeToReachability, isReachable, () => true);
}

const isReachable = () => navigator.onLine && connection.isReachable();

function subscribeToReachability(listener: () => void): () => void {
  const unsubscribe = connection.subscribe(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
