import { type APIRequestContext, type BrowserContext, type Page, request } from '@playwright/test';
import { createSessionStore } from '../../apps/web/src/lib/api/session-store.ts';
import { address } from '../product-place.ts';
import type { Person } from './people.ts';

export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A new session of an account, as their browser would keep it: the product's own code says what is stored. */
export async function signInQuietly({ email, password, role }: Person): Promise<StoredSession> {
  const caller = await request.newContext({ baseURL: address });
  try {
    const { accessToken, user } = await logIn(caller, { email, password, role });
    const stored = new Map<string, string>();
    createSessionStore({
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    }).write(accessToken, user);
    const localStorage = [...stored].map(([name, value]) => ({ name, value }));
    const { cookies } = await caller.storageState();
    return { cookies, origins: [{ origin: address, localStorage }] };
  } finally {
    await caller.dispose();
  }
}

async function logIn(caller: APIRequestContext, data: Pick<Person, 'email' | 'password' | 'role'>) {
  const answer = await caller.post('/api/auth/login', { data });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/**
 * Puts an account's session into the browser of this page, without the form: for journeys that are not about signing in.
 * The page is left empty: one of another account would notice the change and go elsewhere by itself.
 */
export async function openSession(page: Page, person: Person): Promise<void> {
  await page.goto('about:blank');
  await page.context().setStorageState(await signInQuietly(person));
}

/** What calls to the product carry that this page's session makes itself. */
export async function callsOf(page: Page): Promise<{ authorization: string }> {
  const { origins } = await page.context().storageState();
  const values = origins.find(({ origin }) => origin === address)?.localStorage ?? [];
  return { authorization: `Bearer ${values.find(({ name }) => name === 'authToken')?.value}` };
}
