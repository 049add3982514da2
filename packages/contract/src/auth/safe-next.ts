/** Stands in for our own address: a path is safe when it cannot leave it. */
const base = 'https://candela.invalid';

/** Going on to one of these after signing in would be pointless (the forms) or a trick (the callbacks, the API). */
const notDestinations = ['/login', '/register', '/confirm-code', '/reset-password', '/auth', '/api', '/dev'];

function decodeFully(value: string): string | null {
  let decoded = value;
  for (let round = 0; round < 5; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(decoded);
    } catch {
      return null;
    }
    if (next === decoded) return decoded;
    decoded = next;
  }
  return null;
}

const hasOddCharacter = (value: string) => /[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(value);

/** `//host` and its disguises: every spelling that a browser might read as another site. */
const startsLikeAnotherSite = (path: string) => !/^\/(?!\/)/.test(path);

/**
 * The `next` of a link, when it is a plain path on this site; null for everything else. A visitor who follows a link to our
 * sign-in page must not end up on another site.
 */
export function safeNext(value: string | null | undefined): string | null {
  if (!value || value.length > 2000 || hasOddCharacter(value) || startsLikeAnotherSite(value)) return null;
  const pathOnly = value.split(/[?#]/, 1)[0] ?? '';
  const decodedPath = decodeFully(pathOnly);
  if (!decodedPath || hasOddCharacter(decodedPath) || decodedPath.includes('//')) return null;

  let url: URL;
  try {
    url = new URL(value, base);
  } catch {
    return null;
  }
  if (url.origin !== base || startsLikeAnotherSite(url.pathname)) return null;
  const path = url.pathname.toLowerCase();
  if (notDestinations.some((name) => path === name || path.startsWith(`${name}/`))) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
