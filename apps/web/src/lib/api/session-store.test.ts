import { ApiError } from '@candela/contract/client/api-error.ts';
import { describe, expect, it, vi } from 'vitest';
import { refreshSession } from './refresh-session.ts';
import { createSessionStore, type StoredUser } from './session-store.ts';
import { readClaims } from './token-claims.ts';

const user: StoredUser = {
  id: '0c1f',
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'recruiter',
  companyId: null,
  authProvider: 'cognito',
  calendarConnected: false,
};

function fakeStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const tokenWith = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

describe('token claims', () => {
  it('reads role and expiry, and survives anything else', () => {
    expect(readClaims(tokenWith({ role: 'admin', exp: 10, name: 'é' }))).toEqual({ role: 'admin', expiresAt: 10_000 });
    for (const odd of ['', 'a.b', 'a.%%%.c', `a.${btoa('null')}.c`, tokenWith({ role: 'root', exp: 'soon' })]) {
      expect(readClaims(odd)).toEqual({ role: null, expiresAt: null });
    }
  });
});

describe('the stored session', () => {
  it('stores exactly the specified values and reads them back', () => {
    const storage = fakeStorage({ theme: 'dark', sidebarCollapsed: 'true' });
    const store = createSessionStore(storage);
    store.write('t', { ...user, companyId: 'c1', calendarConnected: true });
    expect(Object.fromEntries(storage.values)).toEqual({
      authToken: 't',
      userEmail: 'ada@example.test',
      userRole: 'recruiter',
      userId: '0c1f',
      userFirstName: 'Ada',
      userLastName: 'Lovelace',
      authProvider: 'cognito',
      calendarConnected: 'true',
      companyId: 'c1',
      theme: 'dark',
      sidebarCollapsed: 'true',
    });
    expect(createSessionStore(storage).get()).toEqual({
      token: 't',
      user: { ...user, companyId: 'c1', calendarConnected: true },
    });
    store.write('t', user);
    expect(storage.getItem('companyId')).toBeNull();
    store.clear();
    expect(store.get()).toBeNull();
    // How the product looks belongs to the device, not to the session.
    expect(Object.fromEntries(storage.values)).toEqual({ theme: 'dark', sidebarCollapsed: 'true' });
  });

  it('takes the role from the token, and the stored one only when the token does not say', () => {
    const storage = fakeStorage({ userId: '1', userRole: 'candidate', authToken: tokenWith({ role: 'admin' }) });
    expect(createSessionStore(storage).get()?.user.role).toBe('admin');
    storage.setItem('authToken', 'opaque');
    expect(createSessionStore(storage).get()?.user.role).toBe('candidate');
    storage.setItem('userRole', 'root');
    expect(createSessionStore(storage).get()).toBeNull();
  });

  it('tells who is signed in, and when that changes', () => {
    const store = createSessionStore(fakeStorage());
    const changed = vi.fn();
    store.onAccountChange(changed);
    store.write('t1', user);
    store.write('t2', user);
    expect(changed).toHaveBeenCalledTimes(1);
    store.write('t3', { ...user, id: 'other' });
    store.clear();
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('follows other tabs: a new token quietly, a new account or a sign-out by name', () => {
    const storage = fakeStorage();
    const store = createSessionStore(storage);
    store.write('t1', user);
    storage.setItem('authToken', 't2');
    expect(store.takeForeignChange('authToken')).toBeNull();
    expect(store.get()?.token).toBe('t2');
    expect(store.takeForeignChange('theme')).toBeNull();
    const elsewhere = createSessionStore(storage);
    elsewhere.write('t3', { ...user, id: 'other' });
    expect(store.takeForeignChange('userEmail')).toBe('other-account');
    expect(store.takeForeignChange('userId')).toBeNull();
    // The events come after the fact, one a value: the first tells it, the rest are silent.
    elsewhere.clear();
    expect(store.takeForeignChange('authToken')).toBe('signed-out');
    expect(store.takeForeignChange('userId')).toBeNull();
    elsewhere.write('t4', user);
    expect(store.takeForeignChange('userId')).toBeNull();
    expect(store.get()?.token).toBe('t4');
    storage.values.clear();
    expect(store.takeForeignChange(null)).toBe('signed-out');
  });
});

describe('refreshing', () => {
  const alone = <T>(work: () => Promise<T>) => work();
  const answers = (accessToken: string) => ({ call: vi.fn(async () => ({ accessToken, user })) as never });
  const fails = (status: number) => ({
    call: vi.fn(async () => Promise.reject(new ApiError({ status, message: '' }))) as never,
  });

  it('stores the new token and whose it is', async () => {
    const store = createSessionStore(fakeStorage());
    expect(await refreshSession(answers('t1'), store, null, alone)).toBe('t1');
    expect(store.get()).toEqual({ token: 't1', user });
  });

  it('uses what another tab fetched while this one waited', async () => {
    const storage = fakeStorage();
    const store = createSessionStore(storage);
    store.write('old', user);
    const client = answers('unused');
    const exclusive = async <T>(work: () => Promise<T>) => {
      storage.setItem('authToken', 'theirs');
      return work();
    };
    expect(await refreshSession(client, store, 'old', exclusive)).toBe('theirs');
    expect(client.call).not.toHaveBeenCalled();
  });

  it('says null when the session is over and throws when no answer came', async () => {
    const store = createSessionStore(fakeStorage());
    expect(await refreshSession(fails(401), store, null, alone)).toBeNull();
    await expect(refreshSession(fails(503), store, null, alone)).rejects.toMatchObject({ status: 503 });
  });
});
