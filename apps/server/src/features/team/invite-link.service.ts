import { readLink, signLink } from '../../platform/secrets/signed-link.ts';

/** Names the organisation, whose scope is enough to look the invite up; the signature is for the invite alone. */
export interface InviteReference {
  organisationId: string;
  inviteId: string;
}

const form = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})~(.+)$/;

export const createInviteToken = (
  key: Uint8Array,
  { organisationId, inviteId }: InviteReference,
  expiresAt: Date,
): string => `${organisationId}~${signLink(key, 'team-invite', inviteId, expiresAt)}`;

/** Null for a token that is forged, for something else, or out of date. */
export function readInviteToken(key: Uint8Array, token: string, now: Date): InviteReference | null {
  const [, organisationId, link] = form.exec(token) ?? [];
  const inviteId = link ? readLink(key, 'team-invite', link, now) : null;
  return organisationId && inviteId ? { organisationId, inviteId } : null;
}
