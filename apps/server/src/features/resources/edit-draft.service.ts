import type { RouteParsed } from '@candela/contract/kernel/route.ts';
import type * as contract from '@candela/contract/resources/editor.routes.ts';
import type { ResourceType } from '@candela/contract/resources/resources.schemas.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AdminPrincipal } from '../../platform/sessions/principal.ts';
import { firstFree, slugOf } from '../../platform/slug.ts';
import * as repo from './editor.repo.ts';
import type { EditorOptions, EditorSteps } from './editor-steps.ts';
import { hasMedia } from './media.repo.ts';
import { sanitiseContent } from './sanitise-content.ts';

type Change = RouteParsed<typeof contract.saveResource>['body'];

/** What is being written, before visitors see it. */
export function createDraftService({ clock }: EditorOptions, steps: EditorSteps) {
  const { lock, note, change, claim } = steps;
  return {
    create: (principal: AdminPrincipal, { type, title }: { type: ResourceType; title: string }) =>
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

    save: (principal: AdminPrincipal, id: string, { revision, slug, thumbnailId, fileId, content, ...words }: Change) =>
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
  };
}

async function assertMedia(tx: Tx, path: string, id: string | null | undefined, kind: 'image' | 'document') {
  if (id && !(await hasMedia(tx, id, kind))) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path, message: 'This file is no longer here' }] });
  }
}
