import type { ExplainedFactor, Explanation, Factor, KeyFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { Reading } from '@candela/engine/scoring/reading.ts';
import type { ScoringCv, ScoringJob } from '@candela/engine/scoring/scoring-input.ts';
import { scored } from '../../events/scoring.events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { storePrepared } from '../../records/cvs.repo.ts';
import * as engine from './engine.ts';
import { createEngineThreads, type EngineThreads } from './engine-threads.ts';
import type { Reader } from './reader.ts';
import { enqueueReading, readOneTask } from './reading.tasks.ts';
import type { ScoredMember } from './score-group.ts';
import type { ScoredPerson } from './score-person.ts';
import * as repo from './scoring.repo.ts';
import { scoreJobTask } from './scoring.tasks.ts';

export interface ScoredJob {
  jobId: string;
  companyId: string;
  score: number;
  threshold: number;
  /** At or above what the job asks for, and the job is open. */
  isAtThreshold: boolean;
}

/** How a CV fits a job that its owner has not applied for: worked out for them, and kept nowhere. */
export interface Fit {
  match_score: number;
  factors: Factor[];
  key_match_factors: KeyFactor[];
}

export type ExplainedFit = Pick<Explanation, 'jobTitle' | 'threshold' | 'score' | 'factors' | 'engine' | 'version'>;

/** What another engine may know of a job and a person. */
export interface PairInputs {
  job: ScoringJob;
  cv: ScoringCv;
  /** What the reader found, where it has read the CV for the job. */
  reading: Reading;
  /** Of these very words; a score made from them is refused once they have changed. */
  inputsHash: Buffer;
}

/** A score by another engine than ours. */
export interface OutsideScore extends repo.Pair {
  inputsHash: Buffer;
  engine: string;
  version: string;
  score: number;
  /** Ours, which it rests on. */
  builtInScore: number;
  factors: readonly Factor[];
  keyFactors: readonly KeyFactor[];
  /** Null where it is not worked out: another engine's score is explained by that engine. */
  evidence: readonly ExplainedFactor[] | null;
  note: string | null;
}

export interface ScoringService {
  /** The jobs a CV is meant for: the one that was named, or every active one its uploader may see. */
  jobsFor(
    tx: Tx,
    intake: { organisationId: string; jobId: string | null; companyId: string | null; accountId: string },
  ): Promise<repo.ScoringJobRow[]>;
  /** A candidate's CV came: they are scored for these jobs, and again for every other they have a score of an older CV for. */
  scorePerson(tx: Tx, candidateId: string, jobs: readonly repo.ScoringJobRow[]): Promise<ScoredJob[]>;
  /** After a CV changed: everything the person was scored for, or applied for. */
  rescorePerson(tx: Tx, candidateId: string): Promise<void>;
  /** Two records are apart again: each is scored for the jobs it had a score for. */
  partScores(tx: Tx, pair: { keptId: string; mergedId: string }, had: repo.MovedScores): Promise<void>;
  /** Who applied is scored for that job, unless they have been. */
  scoreApplicant(tx: Tx, pair: repo.Pair): Promise<void>;
  /** Who took an application back is in the job's ranking no longer, unless the organisation holds a CV of its own. */
  forgetApplicant(tx: Tx, pair: repo.Pair): Promise<void>;
  /** An objecting candidate's scores go; when the objection is taken back they are made again. */
  followObjection(
    tx: Tx,
    objection: { organisationId: string; candidateId: string; isObjecting: boolean },
  ): Promise<void>;
  /** How one CV fits each of these jobs, by the jobs' ids. Nothing of it is written. */
  fit(tx: Tx, cvId: string, jobIds: readonly string[]): Promise<Map<string, Fit>>;
  /** The same for one job, with quotations; undefined where the job or the CV cannot be seen. */
  explainFit(tx: Tx, cvId: string, jobId: string): Promise<ExplainedFit | undefined>;
  /** In the transaction that changed a job: candidates who are affected are scored anew, afterwards. */
  rescoreJob(tx: Tx, organisationId: string, jobId: string, options?: { isAsked: boolean }): Promise<void>;
  /** Why a candidate has their score, with quotations; undefined where the words or the engine have changed since. */
  explain(tx: Tx, pair: repo.Pair): Promise<ExplainedFactor[] | undefined>;
  /** A score is looked at that the reader has not read: it does, soon. False where it has, or never will. */
  readSoon(tx: Tx, pair: repo.Pair): Promise<boolean>;
  /** Whether scores are read after they were made. */
  isReaderOn(): boolean;
  readPair(tx: Tx, pair: repo.Pair): Promise<PairInputs | undefined>;
  /** Puts another engine's score in the place of the present one, which is kept. False when the words have changed. */
  applyOutsideScore(tx: Tx, score: OutsideScore): Promise<boolean>;
  /** Puts ours in its place again. */
  takeBackOutsideScore(tx: Tx, pair: repo.Pair): Promise<void>;
  /** A word beside the present score: why it is by this engine and not by another, say. */
  setNote(tx: Tx, pair: repo.Pair, note: string | null): Promise<void>;
  /** What speaks for a CV's words being a model's, worked out beside the process's other work. */
  judgeCv: EngineThreads['judgeCv'];
  /** Questions and grades by the same engine, in the same way. */
  makeQuestions: EngineThreads['makeQuestions'];
  gradeAssessment: EngineThreads['gradeAssessment'];
}

/** Two records become one: scores of the second belong to the first, which is then to be scored again. */
export const moveScores = (
  tx: Tx,
  pair: { organisationId: string; keptId: string; mergedId: string },
): Promise<repo.MovedScores> => repo.moveScores(tx, pair);

export interface ScoringOptions {
  threads?: EngineThreads;
  /** Without one the fast scorer stands alone. */
  reader?: Reader;
  clock: Clock;
  queue: Queue;
  events: Events;
}

export function createScoringService(options: ScoringOptions): ScoringService {
  const { clock, queue, events, reader, threads = createEngineThreads() } = options;
  /** One person for any number of jobs. Their own CV was changed in this transaction or before: what it says counts. */
  const scoreJobs = async (tx: Tx, candidateId: string, jobs: readonly repo.ScoringJobRow[]): Promise<ScoredJob[]> => {
    const matches = await writeMatches(tx, candidateId, jobs, { takesBack: false });
    if (!matches) return [];
    // A person's own CV counts for jobs of several organisations, none of which hears of the others.
    for (const [organisationId, its] of Map.groupBy(jobs, (job) => job.organisation_id)) {
      await events.emit(tx, scored, organisationId, { candidateId, jobIds: its.map(({ id }) => id) });
    }
    return matches.map(({ job, match: { score } }) => ({
      jobId: job.id,
      companyId: job.company_id,
      score,
      threshold: job.match_score_threshold,
      isAtThreshold: score >= job.match_score_threshold && job.status === 'Active',
    }));
  };

  const writeMatches = async (
    tx: Tx,
    candidateId: string,
    jobs: readonly repo.ScoringJobRow[],
    { takesBack }: { takesBack: boolean },
  ) => {
    const matches = await scoreCurrentCvs(tx, candidateId, jobs);
    if (matches.length === 0) return undefined;
    await repo.writeScores(
      tx,
      matches.map(({ job, current, match }) => ({
        jobId: job.id,
        candidateId,
        cvId: current.cv_id,
        ...match,
        inputsHash: engine.inputsHash(engine.jobHash(job), current.content_hash),
        replaces: null,
      })),
      {
        engine: engine.engineName,
        version: engine.engineVersion,
        now: clock.now(),
        runId: null,
        yields: false,
        takesBack,
      },
    );
    return matches;
  };

  /** Most companies share one CV of a person; it is read once for all their jobs. */
  const scoreCurrentCvs = async (tx: Tx, candidateId: string, jobs: readonly repo.ScoringJobRow[]) => {
    const companyIds = [...new Set(jobs.map((job) => job.company_id))];
    if (companyIds.length === 0) return [];
    const rows = await repo.listCurrentCvs(tx, candidateId, companyIds, engine.engineVersion);
    const cvs = new Map(rows.map((row) => [row.company_id, row]));
    const byCv = Map.groupBy(jobs, (job) => cvs.get(job.company_id)?.cv_id);
    const byJob = new Map<string, ScoredMember>();
    for (const [cvId, itsJobs] of byCv) {
      const prepared = rows.find(({ cv_id }) => cv_id === cvId)?.prepared ?? null;
      if (cvId === undefined) continue;
      const { scores } = await scoreCv(tx, { cvId, prepared }, itsJobs);
      for (const [at, score] of scores.entries()) byJob.set(itsJobs[at]?.id ?? '', score);
    }
    return jobs.flatMap((job) => {
      const current = cvs.get(job.company_id);
      const match = byJob.get(job.id);
      return current && match ? [{ job, current, match }] : [];
    });
  };

  /** From the stored form of the CV, or from what it says where there is none that can be read. */
  const scoreCv = async (
    tx: Tx,
    { cvId, prepared }: { cvId: string; prepared: string | null },
    jobs: readonly repo.ScoringJobRow[],
  ): Promise<ScoredPerson> => {
    const known = prepared === null ? undefined : await threads.scorePerson(jobs, { prepared });
    if (known) return known;
    const [content] = await repo.listContents(tx, [cvId]);
    const made = content && (await threads.scorePerson(jobs, { prepared: null, content }));
    if (!content || !made?.bytes) throw new Error(`The CV ${cvId} is gone`);
    await storePrepared(tx, [{ ...content, bytes: made.bytes }], engine.engineVersion);
    return made;
  };

  const readPair = async (tx: Tx, pair: repo.Pair) => {
    const job = await repo.findScoringJob(tx, pair.jobId);
    const cv = await repo.findScoredCv(tx, pair);
    return job && cv && { job, cv, inputsHash: engine.inputsHash(engine.jobHash(job), cv.content_hash) };
  };

  return {
    async jobsFor(tx, { jobId, ...place }) {
      if (jobId === null) return repo.listJobsFor(tx, place);
      const job = await repo.holdScoringJob(tx, jobId);
      return job ? [job] : [];
    },

    async scorePerson(tx, candidateId, jobs) {
      const others = (await repo.listJobsOf(tx, candidateId)).filter(({ id }) => !jobs.some((job) => job.id === id));
      return scoreJobs(tx, candidateId, [...jobs, ...others]);
    },

    async rescorePerson(tx, candidateId) {
      await scoreJobs(tx, candidateId, await repo.listJobsOf(tx, candidateId));
    },

    async partScores(tx, { keptId, mergedId }, { scores, keptScores }) {
      const onlyMerged = scores.filter((jobId) => !keptScores.includes(jobId));
      await repo.deleteScores(tx, keptId, onlyMerged);
      await scoreJobs(tx, keptId, await repo.listJobsOf(tx, keptId));
      const jobs = await repo.listScoringJobs(tx, scores);
      const others = (await repo.listJobsOf(tx, mergedId)).filter(({ id }) => !scores.includes(id));
      await scoreJobs(tx, mergedId, [...jobs, ...others]);
    },

    async scoreApplicant(tx, pair) {
      if (await repo.findScore(tx, pair)) return;
      const job = await repo.holdScoringJob(tx, pair.jobId);
      if (job) await scoreJobs(tx, pair.candidateId, [job]);
    },

    forgetApplicant: repo.deleteWithdrawnScore,

    async followObjection(tx, { organisationId, candidateId, isObjecting }) {
      if (isObjecting) await repo.deleteScoresOf(tx, organisationId, candidateId);
      else await scoreJobs(tx, candidateId, await repo.listJobsKnowing(tx, organisationId, candidateId));
    },

    async fit(tx, cvId, jobIds) {
      const jobs = await repo.listScoringJobs(tx, jobIds);
      if (jobs.length === 0) return new Map();
      const prepared = await repo.findPrepared(tx, cvId, engine.engineVersion);
      const { scores } = await scoreCv(tx, { cvId, prepared }, jobs);
      return new Map(jobs.flatMap((job, at) => (scores[at] ? [[job.id, toFit(scores[at])]] : [])));
    },

    async explainFit(tx, cvId, jobId) {
      const job = await repo.findScoringJob(tx, jobId);
      const [cv] = await repo.listContents(tx, [cvId]);
      if (!job || !cv) return undefined;
      const prepared = await repo.findPrepared(tx, cvId, engine.engineVersion);
      const { scores } = await scoreCv(tx, { cvId, prepared }, [job]);
      return {
        jobTitle: job.title,
        threshold: job.match_score_threshold,
        score: scores[0]?.score ?? 0,
        factors: await threads.explainFactors(job, cv),
        engine: engine.engineName,
        version: engine.engineVersion,
      };
    },

    rescoreJob: (tx, organisationId, jobId, { isAsked } = { isAsked: false }) =>
      queue.enqueue(tx, scoreJobTask, { jobId, isAsked }, { tenant: { organisationId }, key: jobId }),

    async explain(tx, pair) {
      const present = await repo.findScore(tx, pair);
      const inputs = await readPair(tx, pair);
      if (!inputs || !present || !isOurs(present) || !inputs.inputsHash.equals(present.inputs_hash)) return undefined;
      return threads.explainFactors(inputs.job, inputs.cv, readingOf(present));
    },

    isReaderOn: () => reader?.isOn ?? false,

    async readSoon(tx, pair) {
      const present = await repo.findScore(tx, pair);
      if (!present || !reader?.isOn || !isOurs(present) || present.read_by === reader.name) return false;
      const { organisation_id: organisationId } = present;
      const key = `${pair.jobId} ${pair.candidateId}`;
      await queue.enqueue(tx, readOneTask, { organisationId, ...pair }, { tenant: { organisationId }, key });
      return true;
    },

    async readPair(tx, pair) {
      const found = await readPair(tx, pair);
      const present = await repo.findScore(tx, pair);
      return (
        found &&
        present && {
          job: engine.jobInput(found.job),
          cv: engine.cvInput(found.cv),
          reading: found.inputsHash.equals(present.inputs_hash) ? readingOf(present) : [],
          inputsHash: found.inputsHash,
        }
      );
    },

    async applyOutsideScore(tx, { jobId, candidateId, inputsHash, factors, keyFactors, evidence, ...outside }) {
      const job = await repo.holdScoringJob(tx, jobId);
      const cv = await repo.findScoredCv(tx, { jobId, candidateId }, true);
      if (!job || !cv || !engine.inputsHash(engine.jobHash(job), cv.content_hash).equals(inputsHash)) return false;
      await repo.upsertScores(tx, [
        {
          engine: outside.engine,
          version: outside.version,
          score: outside.score,
          built_in_score: outside.builtInScore,
          note: outside.note,
          job_id: jobId,
          candidate_id: candidateId,
          organisation_id: job.organisation_id,
          company_id: job.company_id,
          cv_id: cv.cv_id,
          factors: JSON.stringify(factors),
          key_factors: JSON.stringify(keyFactors),
          evidence: evidence && JSON.stringify(evidence),
          inputs_hash: inputsHash,
          scored_at: clock.now(),
        },
      ]);
      return true;
    },

    async takeBackOutsideScore(tx, { jobId, candidateId }) {
      const job = await repo.holdScoringJob(tx, jobId);
      if (!job) return;
      await writeMatches(tx, candidateId, [job], { takesBack: true });
      if (reader?.isOn) await enqueueReading(tx, queue, job.organisation_id, [jobId]);
    },

    setNote: (tx, pair, note) => repo.setNote(tx, pair, note),

    judgeCv: threads.judgeCv,
    makeQuestions: threads.makeQuestions,
    gradeAssessment: threads.gradeAssessment,
  };
}

/** Where nothing was read, the fast scorer's verdicts count. */
const readingOf = ({ reading }: { reading: unknown }): Reading => (reading ?? []) as Reading;

const isOurs = (score: { engine: string; version: string }): boolean =>
  score.engine === engine.engineName && score.version === engine.engineVersion;

const toFit = ({ score, factors, keyFactors }: ScoredMember): Fit => ({
  match_score: score,
  factors: JSON.parse(factors) as Factor[],
  key_match_factors: JSON.parse(keyFactors) as KeyFactor[],
});
