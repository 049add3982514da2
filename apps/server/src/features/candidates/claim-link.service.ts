import type { claimRecord, Invitation } from '@candela/contract/candidates/claims.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { readLink } from '../../platform/secrets/signed-link.ts';
import type { CandidatePrincipal } from '../../platform/sessions/principal.ts';
import * as repo from './claims.repo.ts';
import { bindClaim } from './claims.service.ts';
import { findKeptId } from './merged.repo.ts';

/** For the link in an invitation, by a candidate who has an account. */
export interface ClaimLinkService {
  read(invite: string): Promise<Invitation>;
  claim(principal: CandidatePrincipal, invite: string): Promise<RouteOutput<typeof claimRecord>['data']>;
}

export interface ClaimLinkOptions {
  database: Database;
  clock: Clock;
  linkKey: Uint8Array;
}

export function createClaimLinkService({ database, clock, linkKey }: ClaimLinkOptions): ClaimLinkService {
  /** Who holds the link has proved the address it was mailed to; no account has a claim on the record before that. */
  const onRecord = <T>(invite: string, work: (tx: Tx, record: repo.InvitedRecord) => Promise<T>): Promise<T> =>
    database.transaction(systemScope, async (tx) => {
      const id = readLink(linkKey, 'claim', invite, clock.now());
      const record = id ? await repo.findInvited(tx, await findKeptId(tx, id)) : undefined;
      if (!record) throw new AppError('INVALID_INVITE');
      return work(tx, record);
    });

  return {
    read: (invite) =>
      onRecord(invite, async (_tx, { organisation_name, has_account, account_id }) => ({
        organisationName: organisation_name,
        hasAccount: has_account,
        isClaimed: account_id !== null,
      })),

    claim: ({ accountId, email }, invite) =>
      onRecord(invite, async (tx, record) => {
        const isNew = record.account_id === null && (await repo.isClaimable(tx, record.id, email));
        if (!isNew && record.account_id !== accountId) throw new AppError('INVALID_INVITE');
        if (isNew) await bindClaim(tx, record.id, { id: accountId, email }, clock.now());
        const jobId = await repo.findLatestJob(tx, record.id);
        return { organisationName: record.organisation_name, jobId, isNew };
      }),
  };
}
