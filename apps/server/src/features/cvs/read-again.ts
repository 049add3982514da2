import type { Authorship } from '@candela/engine/authorship/authorship.ts';
import type { ParsedCv } from '@candela/engine/cv/parsed-cv.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { ExtractionFailed } from '../../platform/extraction/extraction-failed.ts';
import type { ReadCv } from '../../platform/extraction/extraction-messages.ts';
import { scanOf } from '../../platform/extraction/scan.ts';
import type { TaskContext } from '../../platform/queue/task.ts';
import { taskScope } from '../../platform/queue/tenant.ts';
import { settleTask } from '../../records/cvs.repo.ts';
import { columnsOf as authorshipColumns, judgeCv } from '../authorship/judged-cv.service.ts';
import { type Asked, failureNotes, isTransient } from '../llm/llm.service.ts';
import type { CvModelCall } from '../llm/model-calls.service.ts';
import type { ReadCvOptions } from './cv-reading.ts';
import { intakeScope } from './intake-scope.ts';
import { loadFile, Unusable } from './load-file.ts';
import { findAwaiting, lockAwaiting } from './read-again.repo.ts';
import { columnsOf, indexForSearch } from './record-cv.ts';
import { type IntakeFile, scoreIntake } from './score-intake.ts';
import { toStoredCv } from './stored-cv.ts';
import { findFile, updateFile } from './uploads.repo.ts';

type Awaiting = NonNullable<Awaited<ReturnType<typeof lockAwaiting>>>;

/**
 * The second reading of a CV that was read and scored already. Each call is written down as soon as it is answered, so a
 * worker that dies repeats only what was under way.
 */
export async function readAgain(
  options: ReadCvOptions,
  { fileId }: { fileId: string },
  task: Pick<TaskContext, 'isLastTry' | 'signal' | 'tenant'>,
): Promise<void> {
  const { database } = options;
  const { isLastTry, signal } = task;
  const [file, cv] = await database.transaction(taskScope(task), async (tx) => {
    const found = await findFile(tx, fileId);
    return [found, found?.cv_id ? await findAwaiting(tx, found.cv_id) : undefined] as const;
  });
  if (!file || !cv) return;
  const owed = cv.awaits_model as CvModelCall[];
  const settle = (call: CvModelCall, write: Write) =>
    database.transaction(intakeScope(file), (tx) => keep(tx, options, file, cv.id, call, write));
  const giveUp = async (note: string | null) => {
    for (const call of owed) await settle(call, async () => ({ reading_note: note }));
    await forgetScan(options, file);
  };
  // Three tries came to nothing, or never came to an end: nothing more is spent.
  if (isLastTry) return giveUp(failureNotes.unavailable);
  const read = cv.is_settled ? undefined : await extract(options, file, cv.created_at);
  if (!read) return giveUp(null);

  const steps = await Promise.allSettled(
    owed.map(async (call) => {
      const write = await stepOf(call)(options, file, read, cv, signal);
      await settle(call, write);
    }),
  );
  const failed = steps.find((step) => step.status === 'rejected');
  if (failed) throw failed.reason;
  await forgetScan(options, file);
}

/** Nothing else will be read from the words of its pictures. */
async function forgetScan({ database, clock }: ReadCvOptions, file: IntakeFile): Promise<void> {
  if (!file.scan) return;
  await database.transaction(intakeScope(file), (tx) => updateFile(tx, file.id, { scan: null }, clock.now()));
}

/** What to change of a CV that was not touched meanwhile; called with the row held. */
type Write = (tx: Tx, cv: Awaiting) => Promise<Parameters<typeof settleTask>[3]>;
type Step = (
  options: ReadCvOptions,
  file: IntakeFile,
  read: ReadCv,
  cv: Awaiting,
  signal: AbortSignal,
) => Promise<Write>;

const stepOf = (task: CvModelCall): Step => (task === 'parse-cv' ? parse : judge);

/** Undefined when the file is gone or can no longer be read: the first reading stands. */
async function extract({ storage, extractor }: ReadCvOptions, file: IntakeFile, asOf: Date) {
  try {
    return await extractor.readCv(await loadFile(storage, file.storage_key), asOf, { scan: scanOf(file) });
  } catch (error) {
    if (error instanceof Unusable || error instanceof ExtractionFailed) return undefined;
    throw error;
  }
}

const parse: Step = async ({ clock, modelCalls }, file, read, { created_at }, signal) => {
  const asked = await modelCalls.readCv(file.organisation_id ?? '', read, created_at, signal);
  const [before, after] = [toStoredCv(read.cv), toStoredCv(answerOf<ParsedCv>(asked) ?? read.cv)];
  const isSame = JSON.stringify(columnsOf(before)) === JSON.stringify(columnsOf(after));
  return async (tx, cv) => {
    if (asked.kind !== 'answered') return noteOf(asked);
    const reader = { parser_version: `${cv.parser_version} ${asked.engine}` };
    if (isSame) return reader;
    const now = clock.now();
    await indexForSearch(tx, cv.id, cv.name, after, file.organisation_id);
    await recordAudit(tx, {
      action: 'cv.read-again',
      at: now,
      organisationId: file.organisation_id,
      subject: { type: 'candidate', id: cv.candidate_id },
      detail: { cvId: cv.id, by: asked.engine },
    });
    return { ...reader, ...columnsOf(after), prepared: null, prepared_version: null, updated_at: now };
  };
};

const judge: Step = async ({ modelCalls }, file, read, { created_at }, signal) => {
  const builtIn = judgeCv(toStoredCv(read.cv), created_at);
  const asked = await modelCalls.judgeAuthorship(file.organisation_id ?? '', read, builtIn, signal);
  return async () => {
    const judged = answerOf<Authorship>(asked);
    return judged ? authorshipColumns({ ...judged, reasons: [...judged.reasons] }) : noteOf(asked);
  };
};

/** @throws when asking again soon may help: the queue does that. */
function answerOf<T>(asked: Asked<T>): T | undefined {
  if (asked.kind === 'failed' && isTransient(asked.failure)) throw new Error('The language model could not be reached');
  return asked.kind === 'answered' ? asked.value : undefined;
}

const noteOf = (asked: Asked<unknown>) => (asked.kind === 'failed' ? { reading_note: asked.note } : {});

async function keep(
  tx: Tx,
  options: ReadCvOptions,
  file: IntakeFile,
  cvId: string,
  task: CvModelCall,
  write: Write,
): Promise<void> {
  const cv = await lockAwaiting(tx, cvId);
  if (!cv?.awaits_model.includes(task)) return;
  // What a person wrote or confirmed in the meantime stays as it is.
  await settleTask(tx, cvId, task, cv.is_settled ? {} : await write(tx, cv));
  // Also when nothing changed: a look at the top of a ranking has waited for this.
  if (task === 'parse-cv' && !cv.is_settled) await scoreIntake(tx, options, file, cv.candidate_id, options.clock.now());
}
