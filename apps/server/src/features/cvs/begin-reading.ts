import type { Tx } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { tenantOf } from '../../platform/queue/tenant.ts';
import { readCvTask, readSuspectedCvTask } from './cvs.tasks.ts';
import { type FileOwner, isSlowed } from './quarantine.policy.ts';

/** Queues files for reading; those of an owner whose files were refused again and again in a queue of their own. */
export async function beginReading(
  tx: Tx,
  queue: Queue,
  owner: FileOwner,
  fileIds: readonly string[],
  now: Date,
): Promise<void> {
  if (fileIds.length === 0) return;
  const tenant = tenantOf(owner.organisationId, owner.accountId);
  const task = (await isSlowed(tx, owner, now)) ? readSuspectedCvTask : readCvTask;
  await Promise.all(fileIds.map((fileId) => queue.enqueue(tx, task, { fileId }, { tenant, key: fileId })));
}
