import { claimRecord } from '@candela/contract/candidates/claims.routes.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import { api } from '#lib/api/api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { toast } from '#lib/toast.ts';
import type { AuthParams } from './auth-params.ts';

/** Where to go on, and what to say there. */
export interface Claimed {
  path: string;
  notice: string;
}

/**
 * Follows an invitation for the account that is signed in: the record becomes theirs. Answers with the page that shows it;
 * nothing where the link is no such invitation, or could not be followed, which is said on the page that comes instead.
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
  } catch (error) {
    // Signing in worked: the page that comes next is not taken away.
    const isOver = error instanceof ApiError && error.type === 'INVALID_INVITE';
    toast.error(isOver ? over : failed, { duration: readingMs });
    return null;
  }
}

const over = 'This invitation is no longer valid, or is for another address. Nothing was added to your account.';
const failed = 'What is held about you could not be added to your account. Please open the link again.';
/** It is said while the next page is being drawn. */
const readingMs = 12_000;
