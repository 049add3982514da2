import { claimRecord } from '@candela/contract/candidates/claims.routes.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import { api } from '#lib/api/api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import type { AuthParams } from './auth-params.ts';

/** Where to go on, and what to say there. */
export interface Claimed {
  path: string;
  notice: string;
}

/**
 * Follows an invitation for the account that is signed in: the record becomes theirs. Answers with the page that shows it;
 * nothing where the link is no such invitation, or no longer one.
 */
export async function claimFromLink(
  { invite, candidateId }: Pick<AuthParams, 'invite' | 'candidateId'>,
  role: Role,
): Promise<Claimed | null> {
  if (!invite || !candidateId || role !== 'candidate') return null;
  try {
    const { organisationName, jobId } = (await api.call(claimRecord, { body: { invite } })).data;
    await queryClient.invalidateQueries();
    return {
      path: jobId ? `/dashboard/job/${jobId}` : '/dashboard/my-details/cv?view=organisations',
      notice: `What ${organisationName} holds about you is in your account now.`,
    };
  } catch {
    // No longer valid, or for another address: signing in worked, and that is what was asked for.
    return null;
  }
}
