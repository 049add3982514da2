import type { ExplainedFactor, Factor, KeyFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { ExplainedItem, Explanation } from '@candela/engine/scoring/explain-match.ts';
import type { ScoringCv, ScoringJob } from '@candela/engine/scoring/scoring-input.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import * as engine from './engine.ts';
import { fieldOf } from './quoted-field.ts';
import { scored } from './scoring.events.ts';
import { scoreJobJob } from './scoring.jobs.ts';
import * as repo from './scoring.repo.ts';

export interface ScoredJob {
  jobId: string;
  companyId: string;
  score: number;
  threshold: number;
  /** At or above what the job asks for, and the job is open. */
  isAtThreshold: boolean;
}

/** What another engine may know of a job and a person. */
export interface PairInputs {
  job: ScoringJob;
  cv: ScoringCv;
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
  /** Null to have it worked out by nobody: another engine's score is explained by that engine. */
  evidence: readonly ExplainedFactor[] | null;
  note: string | null;
}

export interface ScoringService {
  /** The jobs a CV is meant for: the one that was named, or every active one its uploader may see. */
  jobsFor(
    tx: Tx,
    intake: { organisationId: string; jobId: string | null; companyId: string | null; accountId: string },
  ): Promise<repo.ScoringJobRow[]>;
  /** Somebody's CV came: they are scored for these jobs, and again for every other they have a score of an older CV for. */
  scorePerson(tx: Tx, candidateId: string, jobs: readonly repo.ScoringJobRow[]): Promise<ScoredJob[]>;
  /** After a CV changed: everything the person was scored for, or applied for. */
  rescorePerson(tx: Tx, candidateId: string): Promise<void>;
  /** In the transaction that changed a job: whoever is affected is scored anew, afterwards. */
  rescoreJob(tx: Tx, organisationId: string, jobId: string, options?: { isAsked: boolean }): Promise<void>;
  /** Why somebody has their score, with quotations; undefined where the words or the engine have changed since. */
  explain(tx: Tx, pair: repo.Pair): Promise<ExplainedFactor[] | undefined>;
  readPair(tx: Tx, pair: repo.Pair): Promise<PairInputs | undefined>;
  /** Puts another engine's score in the place of the present one, which is kept. False when the words have changed. */
  applyOutsideScore(tx: Tx, score: OutsideScore): Promise<boolean>;
  /** Puts ours in its place again. */
  takeBackOutsideScore(tx: Tx, pair: repo.Pair): Promise<void>;
  /** A word beside the present score: why it is by this engine and not by another, say. */
  setNote(tx: Tx, pair: repo.Pair, note: string | null): Promise<void>;
}

export interface ScoringOptions {
  clock: Clock;
  queue: Queue;
  events: Events;
}

export function createScoringService({ clock, queue, events }: ScoringOptions): ScoringService {
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
    const cvs = await readCurrentCvs(tx, candidateId, jobs);
    const matches = jobs.flatMap((job) => {
      const current = cvs.get(job.company_id);
      return current ? [{ job, current, match: engine.score(job, current.cv) }] : [];
    });
    if (matches.length === 0) return undefined;
    await repo.writeScores(
      tx,
      matches.map(({ job, current, match }) => ({
        jobId: job.id,
        candidateId,
        cvId: current.cv_id,
        score: match.score,
        factors: JSON.stringify(match.factors),
        keyFactors: JSON.stringify(engine.keyFactors(job, match)),
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

  /** By company, ready for the scorer. Most companies share one CV; it is prepared once. */
  const readCurrentCvs = async (tx: Tx, candidateId: string, jobs: readonly repo.ScoringJobRow[]) => {
    const companyIds = [...new Set(jobs.map((job) => job.company_id))];
    if (companyIds.length === 0) return new Map<string, never>();
    const rows = await repo.listCurrentCvs(tx, candidateId, companyIds, engine.engineVersion);
    const prepared = new Map<string, ReturnType<typeof engine.prepare>['cv']>();
    for (const { cv_id, prepared: bytes } of rows) {
      if (!prepared.has(cv_id)) prepared.set(cv_id, engine.readPrepared(bytes) ?? (await prepareAnew(tx, cv_id)));
    }
    return new Map(
      rows.flatMap(({ company_id, cv_id, content_hash }) => {
        const cv = prepared.get(cv_id);
        return cv ? [[company_id, { cv_id, content_hash, cv }] as const] : [];
      }),
    );
  };

  const prepareAnew = async (tx: Tx, cvId: string) => {
    const [row] = await repo.listContents(tx, [cvId]);
    if (!row) throw new Error(`The CV ${cvId} is gone`);
    const { cv, bytes } = engine.prepare(row);
    await repo.storePrepared(tx, [{ ...row, bytes }], engine.engineVersion);
    return cv;
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

    rescoreJob: (tx, organisationId, jobId, { isAsked } = { isAsked: false }) =>
      queue.enqueue(tx, scoreJobJob, { jobId, isAsked }, { tenant: { organisationId }, key: jobId }),

    async explain(tx, pair) {
      const present = await repo.findScore(tx, pair);
      const inputs = await readPair(tx, pair);
      const isOurs = present?.engine === engine.engineName && present.version === engine.engineVersion;
      if (!inputs || !isOurs || !inputs.inputsHash.equals(present.inputs_hash)) return undefined;
      return toExplained(engine.explain(inputs.job, inputs.cv)).factors;
    },

    async readPair(tx, pair) {
      const found = await readPair(tx, pair);
      return found && { job: engine.jobInput(found.job), cv: engine.cvInput(found.cv), inputsHash: found.inputsHash };
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
      if (job) await writeMatches(tx, candidateId, [job], { takesBack: true });
    },

    setNote: (tx, pair, note) => repo.setNote(tx, pair, note),
  };
}

/** An explanation in the contract's form; a page and a place for its quotations are the caller's to add. */
export const toExplained = ({ score, version, factors }: Explanation) => ({
  score,
  engine: engine.engineName,
  version,
  factors: factors.map(
    ({ id, label, weight, lit, met, missing, unscored }): ExplainedFactor => ({
      id,
      label,
      weight,
      lit,
      met: met.map((item) => ({ label: item.text, evidence: toEvidence(item) })),
      missing: missing.map((item) => ({
        label: item.text,
        scoreIfMet: item.scoreIfMet,
        evidence: toEvidence(item),
        isNamed: item.quotations.some(({ kind }) => kind === 'skill' || kind === 'summary'),
      })),
      ...(unscored.length > 0 && { unscored: [...unscored] }),
    }),
  ),
});

const toEvidence = ({ quotations }: ExplainedItem) =>
  quotations.map((quotation) => ({ quote: quotation.text, field: fieldOf(quotation), page: null, box: null }));
