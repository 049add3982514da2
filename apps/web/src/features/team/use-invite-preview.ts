import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { previewInvite } from '@candela/contract/team/team.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';

export type InvitePreview = RouteOutput<typeof previewInvite>['data'];

/** Whose team a mailed link leads to, and whether it still does. */
export const useInvitePreview = (invite: string) => useQuery(apiQuery(previewInvite, { body: { invite } }));

/** What the invited person will work with, in words. */
export function inviteInWords({ organisationName, companyName, role }: InvitePreview): string {
  if (role === 'interviewer') return `${organisationName} invites you to interview candidates.`;
  const where = `the jobs and candidates of ${companyName ?? 'all its companies'}`;
  return `${organisationName} invites you to ${role === 'viewer' ? 'view' : 'work on'} ${where}.`;
}
