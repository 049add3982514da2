import { auditDetailSchema } from '@candela/contract/kernel/audit-detail.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import type * as contract from '@candela/contract/resources/editor.routes.ts';
import { AppError } from '../../platform/errors.ts';
import type { AdminPrincipal } from '../../platform/sessions/principal.ts';
import * as repo from './editor.repo.ts';
import type { EditorOptions, EditorSteps } from './editor-steps.ts';

type History = RouteOutput<typeof contract.getResourceHistory>['data'];

/** What a resource was before, and the way back to it. */
export function createVersionsService({ database, clock }: EditorOptions, steps: EditorSteps) {
  const { read, lock, note, change } = steps;
  return {
    async history(id: string): Promise<History> {
      await read(database.system, id);
      const [events, versions] = await Promise.all([
        repo.listEvents(database.system, id),
        repo.listVersions(database.system, id),
      ]);
      return {
        events: events.map((event) => ({
          id: event.id,
          at: event.at.toISOString(),
          actor: event.actor,
          action: event.action.replace(/^resource\./, ''),
          detail: auditDetailSchema.parse(event.detail),
        })),
        versions: versions.map((version) => ({
          number: version.number,
          title: version.title,
          createdAt: version.created_at.toISOString(),
          createdBy: version.created_by_name,
          isLive: version.is_live,
        })),
      };
    },

    restore: (principal: AdminPrincipal, id: string, { revision, number }: { revision: number; number: number }) =>
      change(async (tx) => {
        const row = await lock(tx, id, revision);
        const version = await repo.findVersion(tx, id, number);
        if (!version) throw new AppError('NOT_FOUND');
        await repo.updateResource(tx, id, {
          title: version.title,
          description: version.description,
          content: version.content,
          thumbnail_id: version.thumbnail_id,
          file_id: version.file_id,
          revision: row.revision + 1,
          updated_at: clock.now(),
          updated_by: principal.accountId,
        });
        await note(tx, principal, id, 'restored', { version: number });
        return id;
      }, false),
  };
}
