import { randomUUID } from 'node:crypto';
import { setImmediate as letRequestsRun } from 'node:timers/promises';
import type { RunCause } from '@candela/contract/rankings/score-runs.schemas.ts';
import { scored } from '../../events/scoring.events.ts';
import { after, type Clock, minutes } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import type { Events } from '../../platform/events/events.ts';
import type { TaskContext } from '../../platform/queue/task.ts';
import { storePrepared } from '../../records/cvs.repo.ts';
import * as engine from './engine.ts';
import { type GroupScorer, openGroupScorer } from './group-scorer.ts';
import * as runs from './score-runs.repo.ts';
import * as repo from './scoring.repo.ts';

/** People in one message to the thread that scores: what this process does for them takes a millisecond or two. */
const messageSize = 100;
/** More than this is worth telling. */
export const notablePoints = 5;
const keptRuns = 10;
/** A candidate may be scored by another task while a run passes them; it looks again, but not for ever. */
const mostPasses = 3;
/**
 * While the product is brought to a new version, both run side by side: the older one leaves the work to the newer. After
 * this, an older one is here because the operator went back to it.
 */
const updatePeriod = minutes(15);

/**
 * People in one transaction: few enough to give others a turn, many enough to be quick. And how long a run goes on before
 * it looks whether other tenants wait; they then come first, and the rest of it after them.
 */
const usualPace = { pageSize: 500, sliceMs: 2000 };

export interface RunOptions {
  database: Database;
  clock: Clock;
  events: Events;
  pace?: typeof usualPace;
}

type Turn = Pick<TaskContext, 'signal' | 'doOthersWait'>;

interface Run extends runs.RunTarget {
  id: string;
  owner: string;
  job: repo.ScoringJobRow;
  /** People to score. */
  left: number;
}

/**
 * Brings everyone a job has to the job's words and the engine of today. What is done is told from the scores alone, so a
 * run that was killed goes on where it stopped, and two at once do nothing twice.
 */
export async function runScoring(
  options: RunOptions,
  { jobId, isAsked }: { jobId: string; isAsked: boolean },
  task: Turn,
): Promise<'done' | 'later' | 'yielded'> {
  const { database, clock } = options;
  const job = await repo.findScoringJob(database.system, jobId);
  if (!job || job.status === 'Closed' || job.status === 'Draft') return 'done';
  const run = await beginRun(options, job, isAsked);
  if (run === 'later') return run;
  if (!run) return 'done';
  const outcome = await passAll(options, run, task);
  if (outcome === 'complete') {
    await database.transaction(systemScope, async (tx) => {
      await runs.completeRun(tx, run, clock.now());
      await options.events.emit(tx, scored, job.organisation_id, { candidateId: null, jobIds: [jobId] });
    });
  }
  return outcome === 'yielded' ? outcome : 'done';
}

/** The run to work on; undefined when there is nothing to do, "later" while a newer engine is at it. */
function beginRun({ database, clock }: RunOptions, job: repo.ScoringJobRow, isAsked: boolean) {
  const target: runs.RunTarget = {
    jobId: job.id,
    organisationId: job.organisation_id,
    companyId: job.company_id,
    jobHash: engine.jobHash(job),
    version: engine.engineVersion,
  };
  return database.transaction(systemScope, async (tx): Promise<Run | 'later' | undefined> => {
    await runs.lockRuns(tx, job.id);
    const known = await runs.holdRuns(tx, job.id);
    const since = after(clock.now(), -updatePeriod);
    const isNewer = (run: (typeof known)[number]) =>
      engine.isNewer(run.to_version, target.version) && run.started_at > since;
    if (known.some(isNewer)) return 'later';
    const isTarget = (run: (typeof known)[number]) =>
      run.to_version === target.version && run.job_hash.equals(target.jobHash);
    const open = known.find(({ finished_at }) => finished_at === null);
    const left = await runs.countAffected(tx, target);
    const owner = randomUUID();
    if (open && isTarget(open)) {
      await runs.adoptRun(tx, { ...target, id: open.id }, owner, left);
      return { ...target, id: open.id, owner, job, left };
    }
    if (open) await runs.finishRun(tx, { ...target, id: open.id }, clock.now());
    const last = known.find(({ finished_at, done, total }) => finished_at !== null && done === total);
    if (left === 0 && last && isTarget(last)) return undefined;
    const fromVersion = (await runs.findScoredVersion(tx, job.id)) ?? null;
    const isEdited = known[0] !== undefined && !known[0].job_hash.equals(target.jobHash);
    const id = await runs.insertRun(tx, target, {
      cause: causeOf({ fromVersion, toVersion: target.version, isEdited, isAsked }),
      fromVersion,
      words: JSON.stringify(engine.jobInput(job)),
      total: left,
      owner,
      now: clock.now(),
    });
    await runs.forgetRuns(tx, job.id, keptRuns);
    return left > 0 ? { ...target, id, owner, job, left } : undefined;
  });
}

interface Reasons {
  fromVersion: string | null;
  toVersion: string;
  isEdited: boolean;
  isAsked: boolean;
}

function causeOf({ fromVersion, toVersion, isEdited, isAsked }: Reasons): RunCause {
  if (fromVersion === null) return 'opened';
  if (isEdited) return 'job-edited';
  if (fromVersion !== toVersion) return 'engine-changed';
  // Neither job nor engine changed: people came, or changed, while the job was not open.
  return isAsked ? 'asked-for' : 'reopened';
}

/** Until there is no one left to score, the run went to another worker, or other tenants are to come first. */
async function passAll(options: RunOptions, run: Run, task: Turn): Promise<'complete' | 'lost' | 'yielded'> {
  const { system } = options.database;
  const { pageSize, sliceMs } = options.pace ?? usualPace;
  const read = (last: string | null) => runs.listAffected(system, run, last, pageSize);
  const scorer = openGroupScorer(run.left);
  let sliceEnds = performance.now() + sliceMs;
  const isTurnOver = async () => {
    if (performance.now() < sliceEnds) return false;
    sliceEnds = performance.now() + sliceMs;
    return task.doOthersWait();
  };
  try {
    for (let pass = 0; pass < mostPasses; pass += 1) {
      let people = await read(null);
      if (people.length === 0) return 'complete';
      // One thing after the other, never two at once: on a small machine the other core is for recruiters who look at a page.
      while (people.length > 0) {
        if (!(await scorePage(options, run, scorer, people))) return 'lost';
        // Failed rather than done, so that another worker goes on with it.
        task.signal.throwIfAborted();
        if (people.length === pageSize && (await isTurnOver())) return 'yielded';
        people = people.length < pageSize ? [] : await read(people.at(-1)?.candidate_id ?? null);
      }
    }
    return 'complete';
  } finally {
    await scorer.close();
  }
}

async function scorePage(
  { database, clock }: RunOptions,
  run: Run,
  scorer: GroupScorer,
  people: readonly runs.AffectedRow[],
): Promise<boolean> {
  const scores: repo.ScoreRow[] = [];
  const made: Parameters<typeof storePrepared>[1][number][] = [];
  let moved = 0;
  for (let from = 0; from < people.length; from += messageSize) {
    for (const { person, scored } of await scoreSome(database, run, scorer, people.slice(from, from + messageSize))) {
      const { candidate_id: candidateId, cv_id: cvId, content_hash: hash } = person;
      const { bytes, ...score } = scored;
      if (person.score !== null && Math.abs(scored.score - person.score) > notablePoints) moved += 1;
      if (bytes) made.push({ cv_id: cvId, content_hash: hash, bytes });
      const inputsHash = engine.inputsHash(run.jobHash, hash);
      scores.push({ ...score, jobId: run.jobId, candidateId, cvId, inputsHash, replaces: person.revision });
    }
    await letRequestsRun();
  }
  return database.transaction(systemScope, async (tx) => {
    if (!(await runs.noteProgress(tx, run, { people: people.length, moved }))) return false;
    await storePrepared(tx, made, run.version);
    await repo.writeScores(tx, scores, {
      engine: engine.engineName,
      version: run.version,
      now: clock.now(),
      runId: run.id,
      yields: true,
      takesBack: false,
    });
    return true;
  });
}

/** Those with a stored form first; for whom there is none of this version, what the CV says is read. */
async function scoreSome(database: Database, run: Run, scorer: GroupScorer, people: readonly runs.AffectedRow[]) {
  const scored = await scorer.score(
    run.job,
    people.map(({ prepared }) => ({ prepared })),
  );
  const without = people.filter((_person, index) => !scored[index]);
  const contents = new Map(
    (
      await repo.listContents(
        database.system,
        without.map(({ cv_id }) => cv_id),
      )
    ).map((row) => [row.cv_id, row]),
  );
  // Changed or gone in this moment: the next pass, or none, sees to them.
  const unchanged = without.flatMap((person) => {
    const content = contents.get(person.cv_id);
    return content?.content_hash.equals(person.content_hash) ? [{ person, content }] : [];
  });
  const scoredNow = await scorer.score(
    run.job,
    unchanged.map(({ content }) => ({ prepared: null, content })),
  );
  const all = [
    ...people.map((person, index) => ({ person, scored: scored[index] })),
    ...unchanged.map(({ person }, index) => ({ person, scored: scoredNow[index] })),
  ];
  return all.flatMap(({ person, scored: one }) => (one ? [{ person, scored: one }] : []));
}
