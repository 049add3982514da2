import type { Role } from '@candela/contract/kernel/roles.ts';

interface TokenClaims {
  role: Role | null;
  /** Milliseconds since 1970; null when the token does not say. */
  expiresAt: number | null;
}

export const isRole = (value: unknown): value is Role =>
  value === 'candidate' || value === 'recruiter' || value === 'admin';

function decodePayload(token: string): Record<string, unknown> | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Reads, never trusts: the browser uses the claims to choose a screen, the server to decide anything. */
export function readClaims(token: string): TokenClaims {
  const claims = decodePayload(token);
  return {
    role: isRole(claims?.role) ? claims.role : null,
    expiresAt: typeof claims?.exp === 'number' ? claims.exp * 1000 : null,
  };
}
