import type { getHeld } from '@candela/contract/candidates/candidates.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { ErasePerson } from '../../platform/manifest/personal-data.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { readLink } from '../../platform/secrets/signed-link.ts';
import type { CandidatePrincipal } from '../../platform/sessions/principal.ts';
import { deleteFilesTask } from './candidates.tasks.ts';
import * as repo from './held-record.repo.ts';
import { findKeptId, listAddresses } from './merged.repo.ts';
import { type ErasureTellers, tellErased } from './tell-erased.service.ts';

/** The record is gone when this is answered. Its files too, or, should the store not answer, as soon as it does. */
export interface Erased {
  areFilesGone: boolean;
}

export interface HeldOptions extends ErasureTellers {
  database: Database;
  clock: Clock;
  storage: Storage;
  queue: Queue;
  linkKey: Uint8Array;
  /** Takes a person out of every table; answers with the files that are left. */
  erase: ErasePerson;
}

/** For the person a record is about: the link from the invitation is all they need, or the account that claimed it. */
export function createHeldRecordService(options: HeldOptions) {
  const { database, clock, storage, linkKey } = options;
  const idOf = async (tx: Tx, token: string): Promise<string> => {
    const id = readLink(linkKey, 'held', token, clock.now());
    if (!id) throw new AppError('NOT_FOUND');
    return findKeptId(tx, id);
  };

  const erase = async (findId: (tx: Tx) => Promise<string>, by: string): Promise<Erased> => {
    const keys = await database.transaction(systemScope, async (tx) => eraseRecord(tx, options, await findId(tx), by));
    const outcomes = await Promise.allSettled(keys.map((key) => storage.delete(key)));
    return { areFilesGone: outcomes.every(({ status }) => status === 'fulfilled') };
  };

  return {
    async get(token: string): Promise<RouteOutput<typeof getHeld>['data']> {
      const held = await database.transaction(systemScope, async (tx) => repo.findHeld(tx, await idOf(tx, token)));
      if (!held) throw new AppError('NOT_FOUND');
      return {
        organisationName: held.organisation_name,
        name: held.name,
        email: held.email,
        fileName: held.file_name ?? '',
        uploadedAt: (held.uploaded_at ?? held.created_at).toISOString(),
        jobTitle: held.job_title,
      };
    },

    erase: (token: string) => erase((tx) => idOf(tx, token), 'the person, through the invitation'),
    eraseOwn: ({ accountId }: CandidatePrincipal, candidateId: string) =>
      erase(async (tx) => {
        if (!(await repo.isClaimedBy(tx, candidateId, accountId))) throw new AppError('NOT_FOUND');
        return candidateId;
      }, 'the person, signed in'),
  };
}

export type HeldRecordService = ReturnType<typeof createHeldRecordService>;

/** Answers with the files that are left to delete. */
async function eraseRecord(
  tx: Tx,
  { clock, queue, erase, ...tellers }: HeldOptions,
  candidateId: string,
  by: string,
): Promise<string[]> {
  const held = await repo.lockHeld(tx, candidateId);
  if (!held?.organisation_id) throw new AppError('NOT_FOUND');
  const tenant = { organisationId: held.organisation_id };
  await tellErased(tx, tellers, tenant.organisationId, [candidateId]);
  const files = await erase(tx, {
    candidateIds: [candidateId],
    emails: await listAddresses(tx, candidateId),
    ...tenant,
  });
  await recordAudit(tx, {
    action: 'candidate.erased',
    at: clock.now(),
    ...tenant,
    subject: { type: 'candidate', id: candidateId },
    detail: { by, files: files.length },
  });
  // Whatever happens from here on, the task knows which files are left.
  if (files.length > 0) await queue.enqueue(tx, deleteFilesTask, { keys: files }, { tenant });
  return files;
}
