import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AdminPrincipal } from '../../platform/sessions/principal.ts';
import * as repo from './editor.repo.ts';
import type { EditorOptions, EditorSteps } from './editor-steps.ts';
import { missingIn } from './editor-view.ts';
import { releaseTask } from './resources.tasks.ts';
import { countWords } from './sanitise-content.ts';

/** What visitors see of a resource, now or from a moment on. */
export function createPublishingService({ clock, queue }: EditorOptions, steps: EditorSteps) {
  const { lock, note, change } = steps;
  return {
    publish: (principal: AdminPrincipal, id: string, { revision, at }: { revision: number; at: string | null }) =>
      change(async (tx) => {
        const row = await lock(tx, id, revision);
        const now = clock.now();
        const moment = at === null ? now : new Date(at);
        assertPublishable(row, { isLater: at !== null, moment, now });
        const number = await keepVersion(tx, clock, principal, row);
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
          await queue.enqueue(tx, releaseTask, {}, { tenant: 'platform', startAfter: moment });
          await note(tx, principal, id, 'scheduled', { version: number, for: moment.toISOString() });
        }
        return id;
      }, at === null),

    unpublish: (principal: AdminPrincipal, id: string) =>
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
  };
}

type LockedResource = Awaited<ReturnType<EditorSteps['lock']>>;

function assertPublishable(row: LockedResource, at: { isLater: boolean; moment: Date; now: Date }): void {
  const missing = missingIn(row);
  if (missing.length > 0) {
    throw new AppError('RESOURCE_NOT_PUBLISHABLE', { message: `Missing: ${missing.join('; ')}.` });
  }
  if (at.isLater && at.moment <= at.now) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'at', message: 'Choose a moment in the future' }] });
  }
}

/** The draft as it is now, as a version; one that was already kept is not kept twice. */
async function keepVersion(tx: Tx, clock: Clock, principal: AdminPrincipal, row: LockedResource): Promise<number> {
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
}
