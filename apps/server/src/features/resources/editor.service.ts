import type { RouteParsed } from '@candela/contract/kernel/route.ts';
import type * as contract from '@candela/contract/resources/editor.routes.ts';
import type { ResourceType } from '@candela/contract/resources/resources.schemas.ts';
import { after, days, minutes } from '../../platform/clock.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { type Pagination, paginate } from '../../platform/http/pagination.ts';
import { signLink } from '../../platform/secrets/signed-link.ts';
import type { AdminPrincipal } from '../../platform/sessions/principal.ts';
import { firstFree, slugOf } from '../../platform/slug.ts';
import { createDraftService } from './edit-draft.service.ts';
import * as repo from './editor.repo.ts';
import { createEditorSteps, type EditorOptions } from './editor-steps.ts';
import { toAdminItem } from './editor-view.ts';
import { createPublishingService } from './publish-resource.service.ts';
import { createVersionsService } from './resource-versions.service.ts';

type Filter = RouteParsed<typeof contract.listAdminResources>['query'];

interface SlugQuery {
  type: ResourceType;
  slug: string;
  resourceId?: string | undefined;
}

export function createEditorService(options: EditorOptions) {
  const { database, clock, linkKey } = options;
  const steps = createEditorSteps(options);
  const { read, lock, note } = steps;

  return {
    ...createDraftService(options, steps),
    ...createPublishingService(options, steps),
    ...createVersionsService(options, steps),

    async list({
      page,
      pageSize,
      ...filter
    }: Filter): Promise<{ items: contract.AdminResourceItem[]; pagination: Pagination }> {
      const { rows, total } = await repo.listForAdmin(database.system, filter, {
        limit: pageSize,
        offset: (page - 1) * pageSize,
        since: after(clock.now(), -days(30)),
      });
      return { items: rows.map(toAdminItem), pagination: paginate({ page, pageSize }, total) };
    },

    get: (id: string) => read(database.system, id),

    async checkSlug({ type, slug, resourceId }: SlugQuery): Promise<{ isFree: boolean; suggestion: string }> {
      const wanted = slugOf(slug) || 'untitled';
      const taken = await repo.takenSlugs(database.system, type, wanted, resourceId);
      return { isFree: wanted === slug && !taken.has(slug), suggestion: firstFree(wanted, taken) };
    },

    async remove(principal: AdminPrincipal, id: string): Promise<void> {
      await database.transaction(systemScope, async (tx) => {
        const row = await lock(tx, id);
        if (row.live_version !== null || row.scheduled_version !== null) {
          throw new AppError('CONFLICT', { message: 'Unpublish it first.' });
        }
        if (await repo.hasLeads(tx, id)) {
          throw new AppError('CONFLICT', {
            message: 'People left their details to read it, and deleting it would delete those too.',
          });
        }
        await note(tx, principal, id, 'deleted', { type: row.type, slug: row.slug, title: row.title });
        await repo.deleteResourceRow(tx, id);
      });
    },

    async preview(id: string): Promise<{ url: string }> {
      await read(database.system, id);
      return {
        url: `/resources/preview/${signLink(linkKey, 'resource-preview', id, after(clock.now(), minutes(60)))}`,
      };
    },
  };
}

export type EditorService = ReturnType<typeof createEditorService>;
