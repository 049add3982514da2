import type { Tx } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { tenantOf } from '../../platform/queue/tenant.ts';
import { type FileToRead, readCvTask, readSuspectedCvTask } from './cvs.tasks.ts';
import { type FileOwner, isSlowed } from './quarantine.policy.ts';

/** Queues files for reading; those of an owner whose files were refused again and again in a queue of their own. */
export async function beginReading(
  tx: Tx,
  queue: Queue,
  owner: FileOwner,
  files: readonly FileToRead[],
  now: Date,
): Promise<void> {
  if (files.length === 0) return;
  const tenant = tenantOf(owner.organisationId, owner.accountId);
  const task = (await isSlowed(tx, owner, now)) ? readSuspectedCvTask : readCvTask;
  await Promise.all(files.map((file) => queue.enqueue(tx, task, file, { tenant, key: file.fileId })));
}
