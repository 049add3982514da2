import { z } from 'zod';
import { scored } from '../../events/scoring.events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { defineTask, type TaskContext } from '../../platform/queue/task.ts';
import * as engine from './engine.ts';
import type { Reader } from './reader.ts';
import { listToRead, writeReading } from './reading.repo.ts';
import * as repo from './scoring.repo.ts';

/** Candidates were scored for a job: the reader reads those who matter most. */
export const readJobTask = defineTask({
  name: 'scoring.read-job',
  payload: z.object({ organisationId: z.uuid(), jobId: z.uuid() }),
  retries: 3,
  timeoutSeconds: 3600,
  // One for each tenant; they take turns on one process.
  concurrency: 2,
});

/** Someone looks at a score that was not read yet. */
export const readOneTask = defineTask({
  name: 'scoring.read-one',
  payload: z.object({ organisationId: z.uuid(), jobId: z.uuid(), candidateId: z.uuid() }),
  retries: 3,
  timeoutSeconds: 300,
  concurrency: 2,
});

/** Candidates were scored for these jobs. */
export async function enqueueReading(
  tx: Tx,
  queue: Queue,
  organisationId: string,
  jobIds: readonly string[],
): Promise<void> {
  const tenant = { organisationId };
  for (const jobId of jobIds) {
    await queue.enqueue(tx, readJobTask, { organisationId, jobId }, { tenant, key: jobId });
  }
}

export interface ReadingOptions {
  database: Database;
  clock: Clock;
  events: Events;
  reader: Reader;
  log: Logger;
  /** How long it goes on before it looks whether other tenants wait. */
  sliceMs?: number;
}

/** The first so many of a ranking are read, and everyone this near the threshold. */
const first = 300;
const near = 10;
const pageSize = 20;
const usualSliceMs = 2000;

interface Target {
  organisationId: string;
  jobId: string;
}

export async function readJob(options: ReadingOptions, target: Target, task: TaskContext): Promise<void> {
  const read = await readDue(options, target, task);
  if (read > 0) await tell(options, target);
}

export async function readCandidate(
  options: ReadingOptions,
  { candidateId, ...target }: Target & { candidateId: string },
): Promise<void> {
  if (await readOne(options, target, candidateId)) await tell(options, target);
}

/**
 * The scores are others now: who reaches the threshold by them is taken in, and what is still to be read is read next, which
 * is how this goes on after it made room for others.
 */
const tell = ({ database, events }: ReadingOptions, { organisationId, jobId }: Target) =>
  database.transaction(organisationScope(organisationId), (tx) =>
    events.emit(tx, scored, organisationId, { candidateId: null, jobIds: [jobId] }),
  );

/** How many were read. What is done is told from the scores, so that one that was killed goes on where it stopped. */
async function readDue(options: ReadingOptions, target: Target, task: TaskContext): Promise<number> {
  const { database, reader, sliceMs = usualSliceMs } = options;
  const failed: string[] = [];
  let read = 0;
  let sliceEnds = performance.now() + sliceMs;
  while (reader.isOn) {
    const due = await database.transaction(organisationScope(target.organisationId), (tx) =>
      listToRead(tx, {
        jobId: target.jobId,
        reader: reader.name,
        version: engine.engineVersion,
        first,
        near,
        without: failed,
        limit: pageSize,
      }),
    );
    if (due.length === 0) break;
    for (const candidateId of due) {
      task.signal.throwIfAborted();
      if (await readWithPatience(options, target, candidateId)) read += 1;
      else failed.push(candidateId);
      if (performance.now() < sliceEnds) continue;
      sliceEnds = performance.now() + sliceMs;
      if (read > 0 && (await task.doOthersWait())) return read;
    }
  }
  return read;
}

/** A process that was lost is not the CV's fault; twice in a row it may be. */
async function readWithPatience(options: ReadingOptions, target: Target, candidateId: string): Promise<boolean> {
  try {
    return await readOne(options, target, candidateId).catch(() => readOne(options, target, candidateId));
  } catch (error) {
    options.log.warn({ err: error, candidateId, jobId: target.jobId }, 'a CV could not be read; its fast score stands');
    return false;
  }
}

/** False where there was nothing to read any more, or the words changed meanwhile. */
async function readOne(options: ReadingOptions, target: Target, candidateId: string): Promise<boolean> {
  const { database, clock, reader } = options;
  const scope = organisationScope(target.organisationId);
  const pair = { jobId: target.jobId, candidateId };
  const inputs = await database.transaction(scope, async (tx) => {
    const job = await repo.findScoringJob(tx, target.jobId);
    const cv = await repo.findScoredCv(tx, pair);
    const score = await repo.findScore(tx, pair);
    return job && cv && score && score.read_by !== reader.name ? { job, cv } : undefined;
  });
  const score = inputs && (await reader.read(inputs));
  if (!score) return false;
  return database.transaction(scope, async (tx) => {
    const inputsHash = engine.inputsHash(engine.jobHash(inputs.job), inputs.cv.content_hash);
    const by = { ...pair, reader: reader.name, version: engine.engineVersion, inputsHash, now: clock.now() };
    return writeReading(tx, score, by);
  });
}
