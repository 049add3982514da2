import type { RouteOutput, RouteParsed } from '@candela/contract/kernel/route.ts';
import type * as contract from '@candela/contract/resources/editor.routes.ts';
import type { ResourceType } from '@candela/contract/resources/resources.schemas.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, days, minutes } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { type Pagination, paginate } from '../../platform/http/pagination.ts';
import { signLink } from '../../platform/secrets/signed-link.ts';
import type { AdminPrincipal } from '../../platform/sessions/principal.ts';
import { firstFree, slugOf } from '../../platform/slug.ts';
import * as repo from './editor.repo.ts';
import { missingIn, toAdminItem, toAdminResource } from './editor-view.ts';
import { hasMedia } from './media.repo.ts';
import { countWords, sanitiseContent } from './sanitise-content.ts';

type Change = RouteParsed<typeof contract.saveResource>['body'];
type Filter = RouteParsed<typeof contract.listAdminResources>['query'];
type History = RouteOutput<typeof contract.getResourceHistory>['data'];

export interface EditorService {
  list(filter: Filter): Promise<{ items: contract.AdminResourceItem[]; pagination: Pagination }>;
  get(id: string): Promise<contract.AdminResource>;
  create(principal: AdminPrincipal, draft: { type: ResourceType; title: string }): Promise<contract.AdminResource>;
  save(principal: AdminPrincipal, id: string, change: Change): Promise<contract.AdminResource>;
  checkSlug(query: { type: ResourceType; slug: string; resourceId?: string | undefined }): Promise<{
    isFree: boolean;
    suggestion: string;
  }>;
  publish(
    principal: AdminPrincipal,
    id: string,
    request: { revision: number; at: string | null },
  ): Promise<contract.AdminResource>;
  unpublish(principal: AdminPrincipal, id: string): Promise<contract.AdminResource>;
  remove(principal: AdminPrincipal, id: string): Promise<void>;
  history(id: string): Promise<History>;
  restore(
    principal: AdminPrincipal,
    id: string,
    request: { revision: number; number: number },
  ): Promise<contract.AdminResource>;
  preview(id: string): Promise<{ url: string }>;
}

export interface EditorOptions {
  database: Database;
  clock: Clock;
  linkKey: Uint8Array;
  /** In the transaction that schedules: makes live what is due then. */
  releaseAt(tx: Tx, moment: Date): Promise<void>;
  /** After a commit that visitors can see. */
  onPublicChange(): void;
}

export function createEditorService(options: EditorOptions): EditorService {
  const { database, clock, linkKey, releaseAt, onPublicChange } = options;

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
    if (isPublic) onPublicChange();
    return resource;
  };

  const claim = async (tx: Tx, type: ResourceType, slug: string, resourceId: string) => {
    if (!(await repo.claimSlug(tx, { type, slug, resource_id: resourceId }))) {
      throw new AppError('SLUG_TAKEN', { errors: [{ path: 'slug', message: 'This address is taken' }] });
    }
  };

  /** The draft as it is now, as a version; one that was already kept is not kept twice. */
  const keepVersion = async (tx: Tx, principal: AdminPrincipal, row: Awaited<ReturnType<typeof lock>>) => {
    const latest = await repo.findLatestVersion(tx, row.id);
    if (latest?.revision === row.revision) return latest.number;
    const number = (latest?.number ?? 0) + 1;
    await repo.insertVersion(tx, {
      resource_id: row.id,
      number,
      revision: row.revision,
      title: row.title,
      description: row.description,
      content: row.content,
      words: countWords(row.content),
      thumbnail_id: row.thumbnail_id,
      file_id: row.file_id,
      created_by: principal.accountId,
      created_at: clock.now(),
    });
    return number;
  };

  return {
    async list({ page, pageSize, ...filter }) {
      const { rows, total } = await repo.listForAdmin(database.system, filter, {
        limit: pageSize,
        offset: (page - 1) * pageSize,
        since: after(clock.now(), -days(30)),
      });
      return { items: rows.map(toAdminItem), pagination: paginate({ page, pageSize }, total) };
    },

    get: (id) => read(database.system, id),

    create: (principal, { type, title }) =>
      change(async (tx) => {
        const wanted = slugOf(title) || 'untitled';
        await repo.lockSlugs(tx, type);
        const slug = firstFree(wanted, await repo.takenSlugs(tx, type, wanted));
        const now = clock.now();
        const id = await repo.insertResource(tx, {
          type,
          slug,
          title,
          created_at: now,
          updated_at: now,
          updated_by: principal.accountId,
        });
        await claim(tx, type, slug, id);
        await note(tx, principal, id, 'created', { type, title });
        return id;
      }, false),

    save: (principal, id, { revision, slug, thumbnailId, fileId, content, ...words }) =>
      change(async (tx) => {
        const row = await lock(tx, id, revision);
        await assertMedia(tx, 'thumbnailId', thumbnailId, 'image');
        await assertMedia(tx, 'fileId', fileId, 'document');
        if (slug !== undefined && slug !== row.slug) {
          await claim(tx, row.type, slug, id);
          await note(tx, principal, id, 'moved', { from: row.slug, to: slug });
        }
        await repo.updateResource(tx, id, {
          ...words,
          ...(slug !== undefined && { slug }),
          ...(content !== undefined && { content: sanitiseContent(content) }),
          ...(thumbnailId !== undefined && { thumbnail_id: thumbnailId }),
          ...(fileId !== undefined && { file_id: fileId }),
          revision: row.revision + 1,
          updated_at: clock.now(),
          updated_by: principal.accountId,
        });
        return id;
      }, slug !== undefined),

    async checkSlug({ type, slug, resourceId }) {
      const wanted = slugOf(slug) || 'untitled';
      const taken = await repo.takenSlugs(database.system, type, wanted, resourceId);
      return { isFree: wanted === slug && !taken.has(slug), suggestion: firstFree(wanted, taken) };
    },

    publish: (principal, id, { revision, at }) =>
      change(async (tx) => {
        const row = await lock(tx, id, revision);
        const missing = missingIn(row);
        if (missing.length > 0) {
          throw new AppError('RESOURCE_NOT_PUBLISHABLE', { message: `Missing: ${missing.join('; ')}.` });
        }
        const now = clock.now();
        const moment = at === null ? now : new Date(at);
        if (at !== null && moment <= now) {
          throw new AppError('VALIDATION_FAILED', {
            errors: [{ path: 'at', message: 'Choose a moment in the future' }],
          });
        }
        const number = await keepVersion(tx, principal, row);
        if (at === null) {
          await repo.updateResource(tx, id, {
            live_version: number,
            live_revision: row.revision,
            published_at: row.published_at ?? now,
            scheduled_version: null,
            scheduled_for: null,
          });
          await note(tx, principal, id, 'published', { version: number });
        } else {
          await repo.updateResource(tx, id, { scheduled_version: number, scheduled_for: moment });
          await releaseAt(tx, moment);
          await note(tx, principal, id, 'scheduled', { version: number, for: moment.toISOString() });
        }
        return id;
      }, at === null),

    unpublish: (principal, id) =>
      change(async (tx) => {
        await lock(tx, id);
        await repo.updateResource(tx, id, {
          live_version: null,
          live_revision: null,
          scheduled_version: null,
          scheduled_for: null,
        });
        await note(tx, principal, id, 'unpublished');
        return id;
      }, true),

    async remove(principal, id) {
      await database.transaction(systemScope, async (tx) => {
        const row = await lock(tx, id);
        if (row.live_version !== null || row.scheduled_version !== null) {
          throw new AppError('CONFLICT', { message: 'Unpublish it first.' });
        }
        if (await repo.hasLeads(tx, id)) {
          throw new AppError('CONFLICT', { message: 'People left their details for it, and those would go with it.' });
        }
        await note(tx, principal, id, 'deleted', { type: row.type, slug: row.slug, title: row.title });
        await repo.deleteResourceRow(tx, id);
      });
    },

    async history(id) {
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
          detail: event.detail as Record<string, string | number | boolean | null>,
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

    restore: (principal, id, { revision, number }) =>
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

    async preview(id) {
      await read(database.system, id);
      return {
        url: `/resources/preview/${signLink(linkKey, 'resource-preview', id, after(clock.now(), minutes(60)))}`,
      };
    },
  };
}

async function assertMedia(tx: Tx, path: string, id: string | null | undefined, kind: 'image' | 'document') {
  if (id && !(await hasMedia(tx, id, kind))) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path, message: 'This file is no longer here' }] });
  }
}
