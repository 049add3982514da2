import type * as contract from '@candela/contract/resources/editor.routes.ts';
import type { ResourceType } from '@candela/contract/resources/resources.schemas.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { AdminPrincipal } from '../../platform/sessions/principal.ts';
import type { PageCache } from '../../platform/web/page-cache.ts';
import * as repo from './editor.repo.ts';
import { toAdminResource } from './editor-view.ts';
import { resourcePages } from './resource-pages.ts';

export interface EditorOptions {
  database: Database;
  clock: Clock;
  linkKey: Uint8Array;
  queue: Queue;
  pages: PageCache;
}

export type EditorSteps = ReturnType<typeof createEditorSteps>;

/** What every change of a resource is made of. */
export function createEditorSteps({ database, clock, pages }: EditorOptions) {
  const read = async (tx: Tx, id: string): Promise<contract.AdminResource> => {
    const row = await repo.findForAdmin(tx, id, after(clock.now(), -days(30)));
    if (!row) throw new AppError('NOT_FOUND');
    return toAdminResource(row);
  };

  const lock = async (tx: Tx, id: string, revision?: number) => {
    const row = await repo.lockResource(tx, id);
    if (!row) throw new AppError('NOT_FOUND');
    if (revision !== undefined && row.revision !== revision) {
      throw new AppError('CONFLICT', { message: 'A colleague has saved this in the meantime.' });
    }
    return row;
  };

  const note = (
    tx: Tx,
    principal: AdminPrincipal,
    id: string,
    action: string,
    detail: Record<string, string | number | null> = {},
  ) =>
    recordAudit(tx, {
      action: `resource.${action}`,
      at: clock.now(),
      actorAccountId: principal.accountId,
      subject: { type: 'resource', id },
      detail,
    });

  /** Everything happens in one transaction; who reads it afterwards gets what is true then. */
  const change = async (work: (tx: Tx) => Promise<string>, isPublic: boolean): Promise<contract.AdminResource> => {
    const resource = await database.transaction(systemScope, async (tx) => read(tx, await work(tx)));
    if (isPublic) pages.clear(resourcePages);
    return resource;
  };

  const claim = async (tx: Tx, type: ResourceType, slug: string, resourceId: string) => {
    if (!(await repo.claimSlug(tx, { type, slug, resource_id: resourceId }))) {
      throw new AppError('SLUG_TAKEN', { errors: [{ path: 'slug', message: 'This address is taken' }] });
    }
  };

  return { read, lock, note, change, claim };
}
