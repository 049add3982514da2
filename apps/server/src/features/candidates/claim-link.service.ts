import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { readLink } from '../../platform/secrets/signed-link.ts';
import type { CandidatePrincipal } from '../../platform/sessions/principal.ts';
import * as repo from './claims.repo.ts';
import { bindClaim } from './claims.service.ts';
import { findKeptId } from './merged.repo.ts';

export interface ClaimLinkOptions {
  database: Database;
  clock: Clock;
  linkKey: Uint8Array;
}

/** For the link in an invitation, by a candidate who has an account. */
export function createClaimLinkService({ database, clock, linkKey }: ClaimLinkOptions) {
  /** Who holds the link has proved the address it was mailed to; no account has a claim on the record before that. */
  const onRecord = <T>(
    invite: string,
    find: typeof repo.findInvited,
    work: (tx: Tx, record: repo.InvitedRecord) => Promise<T>,
  ): Promise<T> =>
    database.transaction(systemScope, async (tx) => {
      const id = readLink(linkKey, 'claim', invite, clock.now());
      const record = id ? await find(tx, await findKeptId(tx, id)) : undefined;
      if (!record) throw new AppError('INVALID_INVITE');
      return work(tx, record);
    });

  return {
    read: (invite: string) =>
      onRecord(invite, repo.findInvited, async (_tx, { organisation_name, has_account, account_id }) => ({
        organisationName: organisation_name,
        hasAccount: has_account,
        isClaimed: account_id !== null,
      })),

    claim: ({ accountId, email }: CandidatePrincipal, invite: string) =>
      onRecord(invite, repo.lockInvited, async (tx, record) => {
        const isNew = record.account_id === null && (await repo.isClaimable(tx, record.id, email));
        if (!isNew && record.account_id !== accountId) throw new AppError('INVALID_INVITE');
        if (isNew) await bindClaim(tx, record.id, { id: accountId, email }, clock.now());
        const jobId = await repo.findLatestJob(tx, record.id);
        return { organisationName: record.organisation_name, jobId, isNew };
      }),
  };
}

export type ClaimLinkService = ReturnType<typeof createClaimLinkService>;
