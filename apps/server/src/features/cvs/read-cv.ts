import { cvRead } from '../../events/cvs.events.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { ExtractionFailed, isFilesFault } from '../../platform/extraction/extraction-failed.ts';
import { isOverBounds } from '../../platform/extraction/over-bounds.ts';
import { scanOf, stillReading, type UnfinishedScan } from '../../platform/extraction/scan.ts';
import type { TaskContext } from '../../platform/queue/task.ts';
import { taskScope, tenantOf } from '../../platform/queue/tenant.ts';
import { updateOwnCv } from '../../records/cvs.repo.ts';
import { assertIsCv, assertNamedRightly } from './assert-readable.ts';
import { beginReading } from './begin-reading.ts';
import { type CvReading, type ReadCvOptions, toReading } from './cv-reading.ts';
import { type FileToRead, readAgainTask } from './cvs.tasks.ts';
import { companiesOf } from './intake-companies.ts';
import { intakeScope } from './intake-scope.ts';
import { loadFile, Unusable } from './load-file.ts';
import { type RecordedCv, recordCv } from './record-cv.ts';
import { type IntakeFile, scoreIntake } from './score-intake.ts';
import * as files from './uploads.repo.ts';

export async function readCv(
  options: ReadCvOptions,
  toRead: FileToRead,
  task: Pick<TaskContext, 'isLastTry' | 'tenant'>,
): Promise<void> {
  const { database, clock, storage, extractor, modelCalls } = options;
  const { fileId, isConfirmed = false, cameAt } = toRead;
  const scope = taskScope(task);
  const file = await database.transaction(scope, (tx) => files.findFile(tx, fileId));
  // Read already by a try that was interrupted before it could say so, or gone with its organisation.
  if (!file || file.status === 'read' || file.status === 'duplicate') return;
  const note = (change: Parameters<typeof files.updateFile>[2]) =>
    database.transaction(scope, (tx) => files.updateFile(tx, fileId, change, clock.now()));
  const scan = scanOf(file);
  await note({ status: 'reading', reason: scan ? stillReading(scan) : null });
  try {
    const bytes = await loadFile(storage, file.storage_key);
    assertNamedRightly(file.content_type, bytes);
    const now = clock.now();
    const read = await extractor.readCv(bytes, now, { scan });
    if (read.unfinished) return await goOnLater(options, file, toRead, read.unfinished);
    const reading = toReading(read, bytes, now, modelCalls.dueForCv(file.organisation_id));
    // A model that is still to read it may find more.
    if (reading.awaits.length === 0) assertIsCv(reading.cv);
    await database.transaction(intakeScope(file), async (tx) => {
      const at = cameAt ? new Date(cameAt) : now;
      const cvId = await keep(tx, options, file, { bytes, at }, reading);
      if (cvId && isConfirmed) await updateOwnCv(tx, cvId, { confirmed_at: at });
    });
  } catch (error) {
    // What the file itself is to blame for will not get better; the rest may.
    const isFinal = isFilesFault(error) || error instanceof Unusable;
    if (!isFinal && !task.isLastTry) throw error;
    const isTold = isFinal || error instanceof ExtractionFailed;
    const reason = isTold ? error.message : 'Something went wrong while reading this file. Please try again.';
    await note({ status: 'failed', reason, over_bounds: isOverBounds(error), scan: null });
    if (!isFinal) throw error;
  }
}

/** The file's next turn comes after those of the others who wait. */
const goOnLater = (
  { database, clock, queue }: ReadCvOptions,
  file: IntakeFile,
  toRead: FileToRead,
  unfinished: UnfinishedScan,
): Promise<void> =>
  database.transaction(intakeScope(file), async (tx) => {
    const locked = await files.lockFile(tx, file.id);
    // Another worker has taken it over.
    if (locked?.status !== 'reading') return;
    const now = clock.now();
    await files.updateFile(tx, file.id, { reason: stillReading(unfinished), scan: JSON.stringify(unfinished) }, now);
    const owner = { organisationId: file.organisation_id, accountId: file.account_id };
    await beginReading(tx, queue, owner, [toRead], now);
  });

/** Person, CV, scores, application, invitation and the file's last word: all of it, or nothing and another try. */
async function keep(
  tx: Tx,
  options: ReadCvOptions,
  file: IntakeFile,
  came: { bytes: Buffer; at: Date },
  reading: CvReading,
): Promise<string | undefined> {
  const { clock } = options;
  const locked = await files.lockFile(tx, file.id);
  if (!locked || locked.status === 'read' || locked.status === 'duplicate') return undefined;
  const now = clock.now();
  const { organisation_id: organisationId } = file;
  const recorded = await recordCv(
    tx,
    {
      organisationId,
      accountId: file.account_id,
      companies: await companiesOf(tx, file),
      fileName: file.file_name,
      contentType: file.content_type,
      storageKey: file.storage_key,
      bytes: came.bytes,
    },
    reading,
    came.at,
  );
  await scoreIntake(tx, options, file, recorded.candidate.id, now);
  if (organisationId) {
    await options.events.emit(tx, cvRead, organisationId, { candidateId: recorded.candidate.id, cvId: recorded.cvId });
  }
  if (!recorded.isRepeat && reading.awaits.length > 0) {
    const tenant = tenantOf(organisationId, file.account_id);
    await options.queue.enqueue(tx, readAgainTask, { fileId: file.id }, { tenant, key: file.id });
  }
  await files.updateFile(
    tx,
    file.id,
    {
      status: recorded.isRepeat ? 'duplicate' : 'read',
      reason: describe(recorded),
      candidate_id: recorded.candidate.id,
      cv_id: recorded.cvId,
      // A model that is to read it as well needs the same words.
      ...(reading.awaits.length === 0 && { scan: null }),
    },
    now,
  );
  await recordAudit(tx, {
    action: recorded.isRepeat ? 'cv.repeated' : 'cv.read',
    at: now,
    organisationId,
    actorAccountId: file.account_id,
    subject: { type: 'candidate', id: recorded.candidate.id },
    detail: { cvId: recorded.cvId },
  });
  return recorded.cvId;
}

function describe({ isRepeat, wasKnown }: RecordedCv): string | null {
  if (isRepeat) return 'The same file was uploaded before.';
  return wasKnown ? 'A newer CV of a candidate you already have.' : null;
}
