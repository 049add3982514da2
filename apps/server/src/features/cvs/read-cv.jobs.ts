import { buffer } from 'node:stream/consumers';
import { cvMaxBytes, tooLargeMessage } from '@candela/contract/cvs/uploads.routes.ts';
import { type Storage, StorageObjectMissing } from '@candela/integrations/storage/port.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, days, minutes } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { ExtractionFailed } from '../../platform/extraction/extraction-failed.ts';
import type { Extractor } from '../../platform/extraction/extractor.ts';
import { handleJob } from '../../platform/queue/job.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { openApplication } from '../applications/applications.service.ts';
import type { TasksService } from '../llm/tasks.service.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';
import { findForgottenJob, readCvJob } from './cvs.jobs.ts';
import type { InvitationService } from './invitation.service.ts';
import { makeKnown } from './people.repo.ts';
import { type CvReading, readClosely } from './read-closely.ts';
import { type TakenIn, takeIn } from './take-in.ts';
import * as files from './uploads.repo.ts';

export interface ReadCvOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  storage: Storage;
  extractor: Extractor;
  tasks: TasksService;
  scoring: ScoringService;
  invitations: InvitationService;
}

type File = NonNullable<Awaited<ReturnType<typeof files.findFile>>>;

/** Long enough for a slow line to finish, short enough that nobody wonders. */
const patience = minutes(2);
const neverArrived = 'This file never arrived. Please upload it again.';

export const cvHandlers = (options: ReadCvOptions) => [
  handleJob(readCvJob, ({ fileId }, job) => readFile(options, fileId, job)),
  handleJob(findForgottenJob, () => findForgotten(options)),
];

async function readFile(
  options: ReadCvOptions,
  fileId: string,
  { isLastTry, signal }: { isLastTry: boolean; signal: AbortSignal },
): Promise<void> {
  const { database, clock, storage, extractor } = options;
  const file = await files.findFile(database.system, fileId);
  // Read already by a try that was interrupted before it could say so, or gone with its organisation.
  if (!file || file.status === 'read' || file.status === 'duplicate') return;
  await files.updateFile(database.system, fileId, { status: 'reading', reason: null }, clock.now());
  try {
    const bytes = await load(storage, file.storage_key);
    const now = clock.now();
    const read = await extractor.readCv(bytes, now);
    const owner = { organisationId: file.organisation_id, bytes };
    const reading = await readClosely(options, owner, read, now, signal);
    await database.transaction(systemScope, (tx) => keep(tx, options, file, bytes, reading));
  } catch (error) {
    // What the file itself is to blame for will not get better; the rest may.
    const isFinal = error instanceof ExtractionFailed || error instanceof Unusable;
    if (!isFinal && !isLastTry) throw error;
    const reason = isFinal ? error.message : 'Something went wrong while reading this file. Please try again.';
    await files.updateFile(database.system, fileId, { status: 'failed', reason }, clock.now());
    if (!isFinal) throw error;
  }
}

/** The file cannot be used, for a reason its owner can understand. */
class Unusable extends Error {}

async function load(storage: Storage, key: string): Promise<Buffer> {
  // The signed address could not always say how large a file may be; the file itself can.
  const head = await storage.head(key);
  if (!head) throw new Unusable(neverArrived);
  if (head.size > cvMaxBytes) {
    await storage.delete(key);
    throw new Unusable(tooLargeMessage);
  }
  try {
    return await buffer(await storage.read(key));
  } catch (error) {
    throw error instanceof StorageObjectMissing ? new Unusable(neverArrived) : error;
  }
}

/** Person, CV, scores, application, invitation and the file's last word: all of it, or nothing and another try. */
async function keep(tx: Tx, options: ReadCvOptions, file: File, bytes: Buffer, reading: CvReading): Promise<void> {
  const { clock, scoring, invitations } = options;
  const locked = await files.lockFile(tx, file.id);
  if (!locked || locked.status === 'read' || locked.status === 'duplicate') return;
  const now = clock.now();
  const { organisation_id: organisationId } = file;
  const taken = await takeIn(
    tx,
    {
      organisationId,
      accountId: file.account_id,
      fileName: file.file_name,
      contentType: file.content_type,
      storageKey: file.storage_key,
      bytes,
    },
    reading,
    now,
  );
  if (organisationId) {
    const jobs = await scoring.jobsFor(tx, {
      organisationId,
      jobId: file.job_id,
      companyId: file.batch_company_id,
      accountId: file.account_id,
    });
    const companies = new Set([
      ...jobs.map((job) => job.company_id),
      ...(file.batch_company_id ? [file.batch_company_id] : []),
    ]);
    await makeKnown(tx, taken.candidate.id, organisationId, [...companies], now);
    const scores = await scoring.scorePerson(tx, taken.candidate.id, jobs);
    const named = scores.find(({ jobId }) => jobId === file.job_id);
    if (named?.isAtThreshold) {
      await openApplication(tx, {
        organisationId,
        companyId: named.companyId,
        jobId: named.jobId,
        candidateId: taken.candidate.id,
        actorAccountId: file.account_id,
        reason: `scored ${Math.round(named.score)}, the job asks for ${named.threshold}`,
        now,
      });
      await invitations.invite(tx, taken.candidate.id, { organisationId, jobId: named.jobId });
    }
  } else {
    await scoring.rescorePerson(tx, taken.candidate.id);
  }
  await files.updateFile(
    tx,
    file.id,
    {
      status: taken.isRepeat ? 'duplicate' : 'read',
      reason: describe(taken),
      candidate_id: taken.candidate.id,
      cv_id: taken.cvId,
    },
    now,
  );
  await recordAudit(tx, {
    action: taken.isRepeat ? 'cv.repeated' : 'cv.read',
    at: now,
    organisationId,
    actorAccountId: file.account_id,
    subject: { type: 'candidate', id: taken.candidate.id },
    detail: { cvId: taken.cvId },
  });
}

function describe({ isRepeat, wasKnown }: TakenIn): string | null {
  if (isRepeat) return 'The same file was uploaded before.';
  return wasKnown ? 'A newer CV of somebody already here.' : null;
}

async function findForgotten({ database, clock, queue, storage }: ReadCvOptions): Promise<void> {
  const now = clock.now();
  for (const file of await files.listForgotten(database.system, after(now, -patience), 500)) {
    const head = await storage.head(file.storage_key);
    const isLost = !head && file.created_at < after(now, -days(1));
    if (!head && !isLost) continue;
    await database.transaction(systemScope, async (tx) => {
      if (isLost) return files.updateFile(tx, file.id, { status: 'failed', reason: neverArrived }, now);
      const [taken] = await files.takeArrived(tx, [file.id], now);
      if (taken) await queue.enqueue(tx, readCvJob, { fileId: taken }, { key: taken });
    });
  }
}
