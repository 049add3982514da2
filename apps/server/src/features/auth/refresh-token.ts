import { isSignature, signature } from '../../platform/secrets/keys.ts';

interface TokenParts {
  sessionId: string;
  generation: number;
  salt: Uint8Array;
}

const signed = ({ sessionId, generation, salt }: TokenParts) =>
  ['refresh', sessionId, String(generation), salt] as const;

/** `session.generation.mac`: needs our key and the session's salt, so neither a leak of one nor a guess makes one. */
export const createRefreshToken = (key: Uint8Array, parts: TokenParts): string =>
  `${parts.sessionId}.${parts.generation}.${signature(key, ...signed(parts))}`;

const form = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/;

/** What a cookie claims; `isAuthentic` says whether we once issued it. */
export function readRefreshToken(cookie: string | undefined) {
  const match = cookie ? form.exec(cookie) : null;
  if (!match?.[1] || !match[2] || !match[3]) return null;
  const sessionId = match[1];
  const generation = Number(match[2]);
  const claimed = match[3];
  return {
    sessionId,
    generation,
    isAuthentic: (key: Uint8Array, salt: Uint8Array) =>
      isSignature(claimed, key, ...signed({ sessionId, generation, salt })),
  };
}
