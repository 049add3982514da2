import { afterEach, describe, expect, it, vi } from 'vitest';

const user = {
  id: '0c1f',
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'candidate',
  companyId: null,
  authProvider: 'cognito',
  calendarConnected: false,
  profilePicture: null,
};

const tokenUntil = (seconds: number) =>
  `h.${Buffer.from(JSON.stringify({ role: 'candidate', exp: seconds })).toString('base64url')}.s`;
const valid = tokenUntil(Date.now() / 1000 + 600);
const expired = tokenUntil(Date.now() / 1000 - 1);

function fakeStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** A fresh page: the modules keep the session of the page they were loaded into. */
async function openPage(stored: Record<string, string>, answer: (path: string) => Response | Promise<Response>) {
  const localStorage = fakeStorage();
  const sessionStorage = fakeStorage();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const location = {
    pathname: '/dashboard/jobs',
    search: '?page=2',
    hash: '',
    replace: vi.fn(),
    assign: vi.fn(),
    reload: vi.fn(),
  };
  const history = { pushState: vi.fn() };
  const calls: string[] = [];
  vi.stubGlobal('window', { localStorage, location, history, addEventListener: vi.fn() });
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    return answer(path);
  });
  vi.resetModules();
  const lifecycle = await import('./session-lifecycle.ts');
  const google = await import('./google-sign-in.ts');
  return { ...lifecycle, ...google, localStorage, sessionStorage, location, history, calls };
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const signedIn = (token: string) => ({
  authToken: token,
  userId: user.id,
  userRole: 'candidate',
  userEmail: user.email,
});
const refreshed = () => json(200, { accessToken: valid, user });
const refused = () => json(401, { message: 'no', type: 'REFRESH_FAILED' });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('restoring the session', () => {
  it('takes a token that is still good at its word', async () => {
    const page = await openPage(signedIn(valid), refused);
    expect(await page.currentUser()).toMatchObject({ id: user.id, role: 'candidate' });
    expect(page.calls).toEqual([]);
  });

  it.each([
    ['expired', signedIn(expired)],
    ['missing', {}],
  ])('renews a token that is %s, once for all callers', async (_, stored) => {
    const page = await openPage(stored, refreshed);
    const users = await Promise.all([page.currentUser(), page.currentUser()]);
    expect(users.map((found) => found?.id)).toEqual([user.id, user.id]);
    expect(page.calls).toEqual(['/api/auth/refresh']);
    expect(page.localStorage.getItem('authToken')).toBe(valid);
  });

  it('forgets a session that cannot be renewed, and nothing of the appearance', async () => {
    const page = await openPage({ ...signedIn(expired), theme: 'dark' }, refused);
    page.sessionStorage.setItem('board', 'secret');
    expect(await page.currentUser()).toBeNull();
    expect(Object.fromEntries(page.localStorage.values)).toEqual({ theme: 'dark' });
    expect(page.sessionStorage.values.size).toBe(0);
  });

  it('keeps a known person while the server is away, and tries again for an unknown one', async () => {
    const away = () => json(503, { message: 'away', type: 'UNAVAILABLE' });
    const known = await openPage(signedIn(expired), away);
    expect(await known.currentUser()).toMatchObject({ id: user.id });
    const unknown = await openPage({}, away);
    await expect(unknown.currentUser()).rejects.toThrow('away');
    await expect(unknown.currentUser()).rejects.toThrow('away');
    expect(unknown.calls).toHaveLength(2);
  });
});

describe('signing out', () => {
  it('tells the server, clears what is stored and starts a fresh page, even when the server is away', async () => {
    const page = await openPage({ ...signedIn(valid), sidebarCollapsed: 'true' }, () =>
      Promise.reject(new TypeError()),
    );
    page.sessionStorage.setItem('board', 'secret');
    await page.signOut();
    expect(page.calls).toEqual(['/api/auth/logout']);
    expect(Object.fromEntries(page.localStorage.values)).toEqual({ sidebarCollapsed: 'true' });
    expect(page.sessionStorage.values.size).toBe(0);
    expect(page.location.assign).toHaveBeenCalledWith('/login');
  });

  it('leads to a fresh sign-in page of the role that says why, where there is something to say', async () => {
    const page = await openPage(signedIn(valid), refused);
    await page.signOut({ role: 'candidate', notice: 'Your account will be deleted.' });
    const state = { key: 'farewell', usr: { notice: 'Your account will be deleted.' } };
    expect(page.history.pushState).toHaveBeenCalledWith(state, '', '/login#candidate');
    expect(page.location.reload).toHaveBeenCalled();
  });

  it('leads to the plain sign-in page, also when another call is refused meanwhile', async () => {
    const page = await openPage(signedIn(valid), refused);
    const { api } = await import('#lib/api/api.ts');
    const { listSessions } = await import('@candela/contract/auth/auth.routes.ts');
    await Promise.all([page.signOut(), expect(api.call(listSessions)).rejects.toMatchObject({ status: 401 })]);
    expect(page.location.replace).not.toHaveBeenCalled();
    expect(page.location.assign).toHaveBeenCalledWith('/login');
  });

  it('by the server leads to the sign-in page, with the way back', async () => {
    const page = await openPage(signedIn(valid), refused);
    const { api } = await import('#lib/api/api.ts');
    const { listSessions } = await import('@candela/contract/auth/auth.routes.ts');
    await expect(api.call(listSessions)).rejects.toMatchObject({ status: 401 });
    await expect(api.call(listSessions)).rejects.toMatchObject({ status: 401 });
    const to = '/login?next=%2Fdashboard%2Fjobs%3Fpage%3D2#candidate';
    expect(new Set(page.location.replace.mock.calls.flat())).toEqual(new Set([to]));
    expect(page.localStorage.values.size).toBe(0);
  });

  it.each([
    [
      'SESSION_ENDED',
      'You were signed out from another device. Please sign in again.',
      'You were signed out from another device. Please sign in again.',
    ],
    [
      'REFRESH_FAILED',
      'Unable to refresh token. Please log in again.',
      'Your session has ended. Please sign in again.',
    ],
  ])('by the server is explained on the sign-in page: %s', async (type, message, said) => {
    const page = await openPage(signedIn(valid), () => json(401, { message, type, errors: [], requestId: 'r' }));
    const { api } = await import('#lib/api/api.ts');
    const { listSessions } = await import('@candela/contract/auth/auth.routes.ts');
    await expect(api.call(listSessions)).rejects.toMatchObject({ status: 401 });
    expect(page.whySignedOut()).toBe(said);
    await page.signOut();
    expect(page.whySignedOut()).toBeNull();
  });

  it('says nothing to who was not signed in', async () => {
    const page = await openPage({}, refused);
    const { api } = await import('#lib/api/api.ts');
    const { listSessions } = await import('@candela/contract/auth/auth.routes.ts');
    await expect(api.call(listSessions)).rejects.toMatchObject({ status: 401 });
    expect(page.whySignedOut()).toBeNull();
  });
});

describe('the way to the sign-in page', () => {
  it.each([
    ['', null, ''],
    ['#notifications', null, ''],
    ['#candidate', null, '#candidate'],
    ['#bamf', null, '#bamf'],
    ['#recruiter', null, ''],
    ['', 'candidate', '#candidate'],
    ['#candidate', 'recruiter', ''],
  ] as const)('of a link that ends in “%s”, after a session of %s, is the tab “%s”', async (hash, before, tab) => {
    const page = await openPage({}, refused);
    Object.assign(page.location, { hash });
    expect(page.loginPath('/dashboard', before)).toBe(`/login?next=%2Fdashboard${tab}`);
  });
});

describe('coming back from Google', () => {
  it('exchanges a code once, however often the page asks, and cleans up', async () => {
    const page = await openPage({}, () => json(200, { accessToken: valid, user, next: '/dashboard/settings' }));
    page.sessionStorage.setItem('oauth_role', 'candidate');
    page.sessionStorage.setItem('oauth_company', 'c1');
    page.sessionStorage.setItem('oauth_company_name', 'Acme');
    const both = await Promise.all([
      page.finishGoogleSignIn('?code=a&state=b'),
      page.finishGoogleSignIn('?code=a&state=b'),
    ]);
    expect(both[0]).toBe(both[1]);
    expect(both[0]).toMatchObject({ next: '/dashboard/settings', user: { id: user.id } });
    expect(page.calls).toEqual(['/api/auth/oauth/callback?code=a&companyId=c1&companyName=Acme&state=b']);
    expect(page.sessionStorage.values.size).toBe(0);
    expect(page.localStorage.getItem('authToken')).toBe(valid);
  });

  it('goes nowhere else than to a path of ours', async () => {
    const page = await openPage({}, () => json(200, { accessToken: valid, user, next: '//evil.example' }));
    expect(await page.finishGoogleSignIn('?code=a&state=b')).toMatchObject({ next: null });
  });

  const invited = '/login#candidate?email=ada%40example.test&candidateId=c&invite=i';

  it('goes back to the sign-in page that an invitation led to, which follows it', async () => {
    const page = await openPage({}, () => json(200, { accessToken: valid, user, next: null }));
    page.sessionStorage.setItem('oauth_from', invited);
    expect(await page.finishGoogleSignIn('?code=a&state=b')).toMatchObject({ next: invited });
    expect(page.sessionStorage.values.size).toBe(0);
  });

  it.each([
    ['SECOND_FACTOR_REQUIRED', 'code'],
    ['SECOND_FACTOR_SETUP_REQUIRED', 'setup'],
  ])('goes back to the sign-in page when the account asks for more: %s', async (type, step) => {
    const refusal = { message: 'More, please.', type, errors: [], requestId: 'r' };
    const page = await openPage({}, () => json(403, refusal));
    page.sessionStorage.setItem('oauth_from', invited);
    expect(await page.finishGoogleSignIn('?code=a&state=b')).toEqual({
      secondStep: { step, after: 'google' },
      signInPage: invited,
    });
  });

  it('takes the session from the cookie when the server has already finished', async () => {
    const page = await openPage({}, refreshed);
    expect(await page.finishGoogleSignIn('?success=true')).toMatchObject({ user: { id: user.id } });
    expect(page.calls).toEqual(['/api/auth/refresh']);
  });

  it.each([
    ['', 'Missing authorization data'],
    ['?code=a', 'Missing authorization data'],
    ['?error=access_denied', 'OAuth error: access_denied'],
    ['?code=a&state=b', 'Invalid response from authentication server'],
  ])('says what is wrong with %s', async (search, message) => {
    const page = await openPage({}, () => json(200, { user }));
    await expect(page.finishGoogleSignIn(search)).rejects.toThrow(message);
    expect(page.localStorage.values.size).toBe(0);
  });
});
