import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { previewInvite } from '@candela/contract/team/team.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';

export type InvitePreview = RouteOutput<typeof previewInvite>['data'];

/** Whose team a mailed link leads to, and whether it still does. */
export const useInvitePreview = (invite: string) => useQuery(apiQuery(previewInvite, { body: { invite } }));

/** What the invited person will work with, in words. */
export const inviteInWords = ({ organisationName, companyName }: InvitePreview): string =>
  companyName
    ? `${organisationName} invites you to work on the jobs and candidates of ${companyName}.`
    : `${organisationName} invites you to work on the jobs and candidates of all its companies.`;
