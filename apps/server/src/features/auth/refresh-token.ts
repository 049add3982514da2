import { mac, sameBytes } from '../../platform/secrets/keys.ts';

interface TokenParts {
  sessionId: string;
  generation: number;
  salt: Uint8Array;
}

const sign = (key: Uint8Array, { sessionId, generation, salt }: TokenParts): Buffer =>
  mac(key, 'refresh', sessionId, String(generation), salt);

/** `session.generation.mac`: needs our key and the session's salt, so neither a leak of one nor a guess makes one. */
export const createRefreshToken = (key: Uint8Array, parts: TokenParts): string =>
  `${parts.sessionId}.${parts.generation}.${sign(key, parts).toString('base64url')}`;

const form = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/;

/** What a cookie claims; `isAuthentic` says whether we once issued it. */
export function readRefreshToken(cookie: string | undefined) {
  const match = cookie ? form.exec(cookie) : null;
  if (!match?.[1] || !match[2] || !match[3]) return null;
  const sessionId = match[1];
  const generation = Number(match[2]);
  const signature = Buffer.from(match[3], 'base64url');
  return {
    sessionId,
    generation,
    isAuthentic: (key: Uint8Array, salt: Uint8Array) =>
      sameBytes(signature, sign(key, { sessionId, generation, salt })),
  };
}
