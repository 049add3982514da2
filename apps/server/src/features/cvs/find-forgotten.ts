import { after, days, minutes } from '../../platform/clock.ts';
import { forEach, forEachFew } from '../../platform/queue/for-each.ts';
import type { TaskContext } from '../../platform/queue/task.ts';
import { type TaskTenant, taskScope, tenantOf } from '../../platform/queue/tenant.ts';
import { beginReading } from './begin-reading.ts';
import type { ReadCvOptions } from './cv-reading.ts';
import { findForgottenTask } from './cvs.tasks.ts';
import { neverArrived } from './load-file.ts';
import { refuseArchived } from './refuse-archived.ts';
import { keptKeyOf } from './upload-keys.ts';
import * as files from './uploads.repo.ts';

/** Long enough for a slow line to finish, short enough that the file is not missed. */
const patience = minutes(2);
const givenUpAfter = days(1);
const pageSize = 500;
/** Questions to the store at a time. */
const atOnce = 10;

/** What was signed for and never reported, of everyone or of one owner from a file on. */
export async function findForgotten(
  options: ReadCvOptions,
  { ownerId, afterId }: { ownerId?: string | undefined; afterId?: string | undefined },
  task: Pick<TaskContext, 'tenant' | 'signal'>,
): Promise<void> {
  const { database, clock, queue } = options;
  const before = after(clock.now(), -patience);
  if (ownerId === undefined) {
    for (const { owner_id, is_account } of await files.listForgetful(database.system, before)) {
      const tenant: TaskTenant = is_account ? { accountId: owner_id } : { organisationId: owner_id };
      await queue.enqueue(database.system, findForgottenTask, { ownerId: owner_id }, { tenant, key: owner_id });
    }
    return;
  }
  const page = await database.transaction(taskScope(task), (tx) =>
    files.listForgotten(tx, { owner: ownerId, before, afterId, limit: pageSize }),
  );
  const settlePage = () =>
    forEachFew(page, atOnce, task.signal, (some) => Promise.all(some.map((file) => settle(options, file))));
  await forEach([() => goOn(options, { ownerId, page }, task), settlePage], task.signal, (step) => step());
}

/** Before the page is worked through: a file that cannot be settled does not keep those of the next page waiting. */
async function goOn(
  { database, queue }: ReadCvOptions,
  { ownerId, page }: { ownerId: string; page: readonly files.FileRow[] },
  task: { tenant: TaskTenant },
): Promise<void> {
  const last = page.at(-1);
  if (!last || page.length < pageSize) return;
  // Under a key of its own: a sweep that begins anew each minute must not take the place of one that has got further.
  const next = { ownerId, afterId: last.id };
  await database.transaction(taskScope(task), (tx) =>
    queue.enqueue(tx, findForgottenTask, next, { tenant: task.tenant, key: `${ownerId}:next` }),
  );
}

async function settle({ database, clock, queue, storage }: ReadCvOptions, file: files.FileRow): Promise<void> {
  const now = clock.now();
  const head = await storage.keep(file.storage_key, keptKeyOf(file.storage_key));
  const isLost = !head && file.created_at < after(now, -givenUpAfter);
  if (!head && !isLost) return;
  const owner = { organisationId: file.organisation_id, accountId: file.account_id };
  const tenant = tenantOf(owner.organisationId, owner.accountId);
  const isRefused = await database.transaction(taskScope({ tenant }), async (tx) => {
    if (isLost) {
      await files.updateFile(tx, file.id, { status: 'failed', reason: neverArrived }, now);
      return false;
    }
    if ((await refuseArchived(tx, [file], now)).has(file.id)) return true;
    const taken = await files.takeArrived(tx, [{ id: file.id, bytes: head?.size ?? 0 }], now);
    await beginReading(
      tx,
      queue,
      owner,
      taken.map((fileId) => ({ fileId })),
      now,
    );
    return false;
  });
  if (isRefused) await storage.delete(keptKeyOf(file.storage_key));
}
