import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Everything the exchange must know, so that any API process can do it: the code itself is the record. */
export interface LocalGrant {
  id: string;
  redirectUri: string;
  nonce: string;
  codeChallenge: string;
  /** Seconds since 1970. */
  expires: number;
  email: string;
  firstName: string;
  lastName: string;
}

const ivBytes = 12;
const tagBytes = 16;

/** Seals with AES-256-GCM: a code cannot be read, forged or edited. */
export function createCodeSeal(secret: Uint8Array) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'candela/local-identity/code/v1', 32));
  return {
    seal(grant: LocalGrant): string {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(JSON.stringify(grant), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url');
    },
    open(code: string): LocalGrant | null {
      const bytes = Buffer.from(code, 'base64url');
      if (bytes.length <= ivBytes + tagBytes) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
        decipher.setAuthTag(bytes.subarray(-tagBytes));
        const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
        // Only we can have sealed it, so its shape is known.
        return JSON.parse(text.toString('utf8')) as LocalGrant;
      } catch {
        return null;
      }
    },
  };
}

/** PKCE, RFC 7636: the challenge is the hash of the verifier. */
export function matchesChallenge(codeVerifier: string, codeChallenge: string): boolean {
  return sameText(createHash('sha256').update(codeVerifier).digest('base64url'), codeChallenge);
}

/** Compares hashes, so that neither content nor length shows in the time it takes. */
export function sameText(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
