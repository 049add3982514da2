import type { SessionUser } from '@candela/contract/auth/auth.schemas.ts';
import { isRole, readClaims } from './token-claims.ts';

/** What outlives the page. The names are the specification's; other scripts on the site may read them. */
const keys = {
  token: 'authToken',
  email: 'userEmail',
  role: 'userRole',
  id: 'userId',
  firstName: 'userFirstName',
  lastName: 'userLastName',
  authProvider: 'authProvider',
  calendarConnected: 'calendarConnected',
  companyId: 'companyId',
} as const;

export type StoredUser = Omit<SessionUser, 'profilePicture'>;

export interface StoredSession {
  /** Missing when only the refresh cookie is left. */
  token: string | null;
  user: StoredUser;
}

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What another tab did to the session. */
export type ForeignChange = 'signed-out' | 'other-account';

function readSession(storage: KeyValueStorage): StoredSession | null {
  const token = storage.getItem(keys.token);
  const id = storage.getItem(keys.id);
  const storedRole = storage.getItem(keys.role);
  const role = (token && readClaims(token).role) || (isRole(storedRole) ? storedRole : null);
  if (!id || !role) return null;
  return {
    token,
    user: {
      id,
      role,
      email: storage.getItem(keys.email) ?? '',
      firstName: storage.getItem(keys.firstName) ?? '',
      lastName: storage.getItem(keys.lastName) ?? '',
      companyId: storage.getItem(keys.companyId) || null,
      authProvider: storage.getItem(keys.authProvider) === 'google' ? 'google' : 'cognito',
      calendarConnected: storage.getItem(keys.calendarConnected) === 'true',
    },
  };
}

function writeSession(storage: KeyValueStorage, token: string, user: StoredUser): void {
  storage.setItem(keys.email, user.email);
  storage.setItem(keys.role, user.role);
  storage.setItem(keys.firstName, user.firstName);
  storage.setItem(keys.lastName, user.lastName);
  storage.setItem(keys.authProvider, user.authProvider);
  storage.setItem(keys.calendarConnected, String(user.calendarConnected));
  if (user.companyId) storage.setItem(keys.companyId, user.companyId);
  else storage.removeItem(keys.companyId);
  storage.setItem(keys.token, token);
  storage.setItem(keys.id, user.id);
}

/** The session as it is stored, observable, and in step with the other tabs. */
export function createSessionStore(storage: KeyValueStorage) {
  let current = readSession(storage);
  const listeners = new Set<() => void>();
  const accountListeners = new Set<() => void>();

  function update() {
    const previousId = current?.user.id;
    current = readSession(storage);
    for (const listener of listeners) listener();
    if (previousId !== current?.user.id) for (const listener of accountListeners) listener();
  }

  function add<T>(set: Set<T>, listener: T): () => void {
    set.add(listener);
    return () => {
      set.delete(listener);
    };
  }

  return {
    get: (): StoredSession | null => current,

    write(token: string, user: StoredUser) {
      writeSession(storage, token, user);
      update();
    },

    clear() {
      for (const key of Object.values(keys)) storage.removeItem(key);
      update();
    },

    /** Reads what another tab may have written. */
    reload: update,

    /** For the `storage` event: says what happened elsewhere, if it concerns this tab. */
    takeForeignChange(key: string | null): ForeignChange | null {
      const isOurs = key === null || Object.values(keys).some((name) => name === key);
      if (!isOurs) return null;
      const before = current?.user.id;
      // One event arrives for each value, when all of them may long be written: the first that shows a change counts.
      update();
      const after = current?.user.id;
      if (!before || before === after) return null;
      return after ? 'other-account' : 'signed-out';
    },

    subscribe: (listener: () => void) => add(listeners, listener),
    /** Called when the session belongs to another account than before, or to none. */
    onAccountChange: (listener: () => void) => add(accountListeners, listener),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
