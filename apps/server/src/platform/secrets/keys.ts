import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface Keys {
  accessToken: Uint8Array;
  refreshToken: Uint8Array;
  oauthState: Uint8Array;
  storageUrl: Uint8Array;
  localIdentity: Uint8Array;
  calendar: Uint8Array;
  oneTimeCode: Uint8Array;
  /** Sign-ins that wait for their second factor. */
  signInChallenge: Uint8Array;
  /** Which accounts signed in with a browser before. */
  device: Uint8Array;
  sealing: Uint8Array;
  /** Links that carry their own permission: previews, unsubscribing. */
  signedLink: Uint8Array;
  /** The events and pages of the local card processor. */
  localBilling: Uint8Array;
}

/** One master key, one derived key per purpose: a leak of one says nothing about the others. */
export function deriveKeys(masterKey: string): Keys {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', masterKey, 'candela', `candela/v1/${purpose}`, 32));
  return {
    accessToken: derive('access-token'),
    refreshToken: derive('refresh-token'),
    oauthState: derive('oauth-state'),
    storageUrl: derive('storage-url'),
    localIdentity: derive('local-identity'),
    calendar: derive('calendar'),
    oneTimeCode: derive('one-time-code'),
    signInChallenge: derive('sign-in-challenge'),
    device: derive('device'),
    sealing: derive('sealing'),
    signedLink: derive('signed-link'),
    localBilling: derive('local-billing'),
  };
}

/** Tells one master key from another, and nothing of either. */
export const keyMark = (masterKey: string): string =>
  Buffer.from(hkdfSync('sha256', masterKey, 'candela', 'candela/v1/mark', 12)).toString('hex');

export const mac = (key: Uint8Array, ...parts: (string | Uint8Array)[]): Buffer => {
  const hmac = createHmac('sha256', key);
  for (const part of parts) {
    // Lengths keep ("ab","c") and ("a","bc") apart.
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    hmac.update(`${bytes.length}:`).update(bytes);
  }
  return hmac.digest();
};

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);

export const signature = (key: Uint8Array, ...parts: (string | Uint8Array)[]): string =>
  mac(key, ...parts).toString('base64url');

/** Compared as text: base64 has several spellings for the same bytes, and what we issue has one. */
export const isSignature = (text: string, key: Uint8Array, ...parts: (string | Uint8Array)[]): boolean =>
  sameBytes(Buffer.from(text), Buffer.from(signature(key, ...parts)));
