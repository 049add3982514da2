import { createHash, randomBytes } from 'node:crypto';

/** Begins unlike an access token, so that either is known at a glance, to us and to scanners for leaked secrets. */
const form = /^candela_([0-9a-f]{32})_([\w-]{43})$/;

const toUuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A secret of 256 bits needs no slow hash: there is nothing to guess. */
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** What a token says of itself; whether it is true, the row decides. */
export interface ApiKeyClaim {
  id: string;
  secretHash: Buffer;
}

/** The key's id and the hash of its secret; null for what is no key. */
export function readApiKey(token: string): ApiKeyClaim | null {
  const [, id, secret] = form.exec(token) ?? [];
  return id && secret ? { id: toUuid(id), secretHash: hashOf(secret) } : null;
}

export function createApiKeyToken(id: string): { token: string; secretHash: Buffer; hint: string } {
  const secret = randomBytes(32).toString('base64url');
  return {
    token: `candela_${id.replaceAll('-', '')}_${secret}`,
    secretHash: hashOf(secret),
    hint: secret.slice(-4),
  };
}
