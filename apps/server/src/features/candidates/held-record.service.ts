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
import { deleteFilesTask } from './candidates.tasks.ts';
import * as repo from './held-record.repo.ts';
import { findKeptId, listAddresses } from './merged.repo.ts';

/** For the person an invitation was sent to: its link is all they need. */
export interface HeldRecordService {
  get(token: string): Promise<RouteOutput<typeof getHeld>['data']>;
  /** The record is gone when this answers. Its files too, or, should the store not answer, as soon as it does. */
  erase(token: string): Promise<{ areFilesGone: boolean }>;
}

export interface HeldOptions {
  database: Database;
  clock: Clock;
  storage: Storage;
  queue: Queue;
  linkKey: Uint8Array;
  /** Takes a person out of every table; answers with the files that are left. */
  erase: ErasePerson;
}

export function createHeldRecordService({ erase, ...options }: HeldOptions): HeldRecordService {
  const { database, clock, storage, queue, linkKey } = options;
  const idOf = async (tx: Tx, token: string): Promise<string> => {
    const id = readLink(linkKey, 'held', token, clock.now());
    if (!id) throw new AppError('NOT_FOUND');
    return findKeptId(tx, id);
  };

  return {
    async get(token) {
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

    async erase(token) {
      const keys = await database.transaction(systemScope, async (tx) => {
        const candidateId = await idOf(tx, token);
        const held = await repo.lockHeld(tx, candidateId);
        if (!held?.organisation_id) throw new AppError('NOT_FOUND');
        const files = await erase(tx, {
          candidateIds: [candidateId],
          emails: await listAddresses(tx, candidateId),
          organisationId: held.organisation_id,
        });
        await recordAudit(tx, {
          action: 'candidate.erased',
          at: clock.now(),
          organisationId: held.organisation_id,
          subject: { type: 'candidate', id: candidateId },
          detail: { by: 'the person, through the invitation', files: files.length },
        });
        // Whatever happens from here on, a task still knows which files are left.
        const tenant = { organisationId: held.organisation_id };
        if (files.length > 0) await queue.enqueue(tx, deleteFilesTask, { keys: files }, { tenant });
        return files;
      });
      const outcomes = await Promise.allSettled(keys.map((key) => storage.delete(key)));
      return { areFilesGone: outcomes.every(({ status }) => status === 'fulfilled') };
    },
  };
}
