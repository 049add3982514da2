import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import type { getHeld } from '@candela/contract/people/people.routes.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { readLink } from '../../platform/secrets/signed-link.ts';
import * as repo from './held.repo.ts';

/** For the person an invitation was sent to: its link is all they need. */
export interface HeldService {
  get(token: string): Promise<RouteOutput<typeof getHeld>['data']>;
  erase(token: string): Promise<void>;
}

export interface HeldOptions {
  database: Database;
  clock: Clock;
  storage: Storage;
  linkKey: Uint8Array;
}

export function createHeldService({ database, clock, storage, linkKey }: HeldOptions): HeldService {
  const idOf = (token: string): string => {
    const id = readLink(linkKey, 'held', token, clock.now());
    if (!id) throw new AppError('NOT_FOUND');
    return id;
  };

  return {
    async get(token) {
      const held = await repo.findHeld(database.system, idOf(token));
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
      const candidateId = idOf(token);
      if (!(await repo.findHeld(database.system, candidateId))) throw new AppError('NOT_FOUND');
      // The files first: should the store not answer, the record still knows where they are, and the link still works.
      const keys = await repo.listFileKeys(database.system, candidateId);
      await Promise.all(keys.map((key) => storage.delete(key)));
      const late = await database.transaction(systemScope, async (tx) => {
        const held = await repo.lockHeld(tx, candidateId);
        if (!held?.organisation_id) throw new AppError('NOT_FOUND');
        const since = (await repo.listFileKeys(tx, candidateId)).filter((key) => !keys.includes(key));
        await repo.eraseHeld(tx, { candidateId, organisationId: held.organisation_id, email: held.email });
        await recordAudit(tx, {
          action: 'candidate.erased',
          at: clock.now(),
          organisationId: held.organisation_id,
          subject: { type: 'candidate', id: candidateId },
          detail: { by: 'the person, through the invitation', files: keys.length + since.length },
        });
        return since;
      });
      // Taken in between the two steps.
      await Promise.all(late.map((key) => storage.delete(key)));
    },
  };
}
