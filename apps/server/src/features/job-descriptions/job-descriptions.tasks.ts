import { buffer } from 'node:stream/consumers';
import { fieldSources, type ParsedJob } from '@candela/engine/job/parsed-job.ts';
import { type Storage, StorageObjectMissing } from '@candela/integrations/storage/port.ts';
import { z } from 'zod';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { ExtractionFailed, isFilesFault } from '../../platform/extraction/extraction-failed.ts';
import type { Extractor } from '../../platform/extraction/extractor.ts';
import { isOverBounds } from '../../platform/extraction/over-bounds.ts';
import { scanOf, stillReading, type UnfinishedScan } from '../../platform/extraction/scan.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { removeStored } from '../../platform/queue/remove-stored.ts';
import { defineTask, type TaskContext } from '../../platform/queue/task.ts';
import { organisationOf, taskScope } from '../../platform/queue/tenant.ts';
import { isSlowed } from '../cvs/quarantine.policy.ts';
import { createDraftFromDocument } from '../jobs/job-drafts.service.ts';
import type { ModelCallsService } from '../llm/model-calls.service.ts';
import {
  findUpload,
  listToRemove,
  lockUpload,
  noteRemoved,
  type UploadRow,
  updateUpload,
} from './job-descriptions.repo.ts';

export const readDescriptionTask = defineTask({
  name: 'job-descriptions.read',
  payload: z.object({ uploadId: z.uuid() }),
  retries: 3,
  timeoutSeconds: 300,
  concurrency: 2,
});

/** The same for organisations whose files were refused for their cost again and again: one at a time. */
export const readSuspectedDescriptionTask = defineTask({
  name: 'job-descriptions.read-suspected',
  payload: z.object({ uploadId: z.uuid() }),
  retries: 3,
  timeoutSeconds: 300,
  concurrency: 1,
});

/** A file that failed is of no use to anyone after a day. */
export const removeFailedTask = defineTask({
  name: 'job-descriptions.remove-failed',
  payload: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '27 * * * *',
});

export interface ReadDescriptionOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  storage: Storage;
  extractor: Extractor;
  modelCalls: ModelCallsService;
}

export async function readDescription(
  options: ReadDescriptionOptions,
  { uploadId }: { uploadId: string },
  task: Pick<TaskContext, 'isLastTry' | 'signal' | 'tenant'>,
): Promise<void> {
  const { database, clock, storage, extractor, modelCalls } = options;
  const { isLastTry, signal } = task;
  const scope = taskScope(task);
  const upload = await database.transaction(scope, (tx) => findUpload(tx, organisationOf(task), uploadId));
  // Dismissed, or read already by a try that was interrupted before it could say so.
  if (!upload || upload.status === 'ready' || upload.job_id) return;
  const note = (values: Parameters<typeof updateUpload>[2]) =>
    database.transaction(scope, (tx) => updateUpload(tx, upload, values, clock.now()));
  const scan = scanOf(upload);
  await note({ status: 'reading', reason: scan ? stillReading(scan) : null });
  try {
    const bytes = await buffer(await storage.read(upload.storage_key));
    const read = await extractor.readJobDescription(bytes, {
      scan,
      onProgress: (done, total) => void note({ pages_done: done, pages_total: total }).catch(() => undefined),
    });
    if (read.unfinished) return await goOnLater(options, upload, read.unfinished);
    const { value, note: readingNote } = await modelCalls.readJob(upload.organisation_id, read, signal);
    await createDraft(database, clock, upload, value, readingNote);
  } catch (error) {
    // What the file itself is to blame for will not get better; the rest may.
    const isFinal = isFilesFault(error) || error instanceof StorageObjectMissing || isLastTry;
    if (!isFinal) throw error;
    await note({ status: 'failed', reason: reasonOf(error), over_bounds: isOverBounds(error), scan: null });
  }
}

/** The file's next turn comes after those of the others who wait. */
const goOnLater = (
  { database, clock, queue }: ReadDescriptionOptions,
  upload: UploadRow,
  unfinished: UnfinishedScan,
): Promise<void> =>
  database.transaction(organisationScope(upload.organisation_id), async (tx) => {
    const { organisation_id: organisationId, id, created_by: accountId } = upload;
    const locked = await lockUpload(tx, organisationId, id);
    // Another worker has taken it over, or it was dismissed.
    if (locked?.status !== 'reading') return;
    const now = clock.now();
    await updateUpload(tx, upload, { reason: stillReading(unfinished), scan: JSON.stringify(unfinished) }, now);
    await beginReading(tx, queue, { organisationId, accountId }, id, now);
  });

/** In a queue of its own for an organisation whose files were refused again and again. */
export async function beginReading(
  tx: Tx,
  queue: Queue,
  owner: { organisationId: string; accountId: string },
  uploadId: string,
  now: Date,
): Promise<void> {
  const task = (await isSlowed(tx, owner, now)) ? readSuspectedDescriptionTask : readDescriptionTask;
  await queue.enqueue(tx, task, { uploadId }, { tenant: { organisationId: owner.organisationId } });
}

/** For the recruiter, in one sentence. */
function reasonOf(error: unknown): string {
  if (error instanceof ExtractionFailed) return error.message;
  return error instanceof StorageObjectMissing
    ? 'This file is no longer kept. Please upload it again.'
    : 'Something went wrong while reading this file. Please try again.';
}

const atOnce = 200;

export async function removeFailed({
  database,
  clock,
  storage,
}: Pick<ReadDescriptionOptions, 'database' | 'clock' | 'storage'>): Promise<void> {
  const before = after(clock.now(), -days(1));
  await removeStored({
    storage,
    list: (afterId) => listToRemove(database.system, { before, afterId, limit: atOnce }),
    note: (ids) => noteRemoved(database.system, ids, clock.now()),
  });
}

/** Draft and "ready" together, under the row's lock: a second reader of the same file makes no second draft. */
const createDraft = (
  database: Database,
  clock: Clock,
  upload: UploadRow,
  parsed: ParsedJob,
  readingNote: string | null,
): Promise<void> =>
  database.transaction(organisationScope(upload.organisation_id), async (tx) => {
    const locked = await lockUpload(tx, upload.organisation_id, upload.id);
    if (!locked || locked.job_id) return;
    const now = clock.now();
    const place = { organisationId: upload.organisation_id, companyId: upload.company_id };
    const jobId = await createDraftFromDocument(tx, place, parsed, now);
    await updateUpload(
      tx,
      upload,
      {
        status: 'ready',
        reason: null,
        scan: null,
        job_id: jobId,
        sources: JSON.stringify(fieldSources(parsed)),
        missing_fields: [...parsed.missingFields],
        reading_note: readingNote,
      },
      now,
    );
  });
