/** What the product keeps about the session; the names are the specification's. */
const tokenKey = 'authToken';
const roleKey = 'userRole';

/** The role of the visitor who is signed in here, or null. Only a hint: the server decides on every call. */
export function signedInRole(): string | null {
  try {
    return localStorage.getItem(roleKey);
  } catch {
    return null;
  }
}

/** A visitor who is signed in finds the way to their dashboard where others find the sign-in. */
export function enhanceHeader(): void {
  const role = signedInRole();
  if (!role) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-sign-in]')) {
    link.href = '/dashboard';
    link.textContent = 'Dashboard';
  }
}

/** Calls the API as the signed-in visitor; an access token that has run out is renewed once from the cookie. */
export async function callSignedIn(path: string, body?: object): Promise<{ ok: boolean; answer: unknown }> {
  const send = () =>
    fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${localStorage.getItem(tokenKey) ?? ''}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  let response = await send();
  if (response.status === 401 && (await renewToken())) response = await send();
  return { ok: response.ok, answer: await response.json() };
}

async function renewToken(): Promise<boolean> {
  const response = await fetch('/api/auth/refresh', { method: 'POST' });
  if (!response.ok) return false;
  const { accessToken } = await response.json();
  localStorage.setItem(tokenKey, accessToken);
  return true;
}
