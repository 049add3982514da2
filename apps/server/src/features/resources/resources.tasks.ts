import { z } from 'zod';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { defineTask } from '../../platform/queue/task.ts';
import type { PageCache } from '../../platform/web/page-cache.ts';
import { releaseDue } from './editor.repo.ts';
import { resourcePages } from './resource-pages.ts';

/** Runs at the moment something was scheduled for, and every minute in case that moment was slept through. */
export const releaseTask = defineTask({
  name: 'resources.release',
  payload: z.object({}),
  retries: 5,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '* * * * *',
});

export async function release({
  database,
  clock,
  pages,
}: {
  database: Database;
  clock: Clock;
  pages: PageCache;
}): Promise<void> {
  const now = clock.now();
  const released = await database.transaction(systemScope, async (tx) => {
    const rows = await releaseDue(tx, now);
    for (const { id, version } of rows) {
      await recordAudit(tx, {
        action: 'resource.published',
        at: now,
        subject: { type: 'resource', id },
        detail: { version, scheduled: true },
      });
    }
    return rows;
  });
  if (released.length > 0) pages.clear(resourcePages);
}
