import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { systemScope } from '../database/scope.ts';
import { defineTask } from '../queue/task.ts';
import { sealAudit } from './audit.repo.ts';

export const sealAuditTask = defineTask({
  name: 'audit.seal',
  payload: z.object({}),
  retries: 2,
  timeoutSeconds: 120,
  concurrency: 1,
  schedule: '* * * * *',
});

export async function sealWholeAudit({ database }: { database: Database }): Promise<void> {
  while ((await database.transaction(systemScope, sealAudit)) > 0);
}
