import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { AssessmentGrade } from '@candela/engine/grading/grade.ts';
import type { Tx } from '../../platform/database/database.ts';
import { createEngineThreads, type EngineThreads } from './engine-threads.ts';
import { type ExplainedFit, explainFit, type Fit, findFits } from './fits.service.ts';
import { gradeAnswers } from './grade-answers.ts';
import { applyOutsideScore, type OutsideScore, takeBackOutsideScore } from './outside-score.ts';
import type { AnswersToGrade } from './reader-messages.ts';
import {
  followObjection,
  jobsFor,
  partScores,
  rescorePerson,
  type ScoredJob,
  scoreApplicant,
  scorePerson,
} from './score-for-jobs.ts';
import { explainScore, type PairInputs, readPairInputs, readSoon } from './scored-pair.ts';
import * as repo from './scoring.repo.ts';
import { scoreJobTask } from './scoring.tasks.ts';
import type { ScoringTools } from './scoring-tools.ts';

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
  /** Questions and grades by the same engine, in the same way; grades with the reader's help. */
  makeQuestions: EngineThreads['makeQuestions'];
  gradeAssessment(attempt: AnswersToGrade): Promise<AssessmentGrade>;
}

/** Two records become one: scores of the second belong to the first, which is then to be scored again. */
export const moveScores = (
  tx: Tx,
  pair: { organisationId: string; keptId: string; mergedId: string },
): Promise<repo.MovedScores> => repo.moveScores(tx, pair);

export type ScoringOptions = Omit<ScoringTools, 'threads'> & Partial<Pick<ScoringTools, 'threads'>>;

export function createScoringService(options: ScoringOptions): ScoringService {
  const { threads = createEngineThreads(), ...others } = options;
  const tools = { ...others, threads };
  return {
    jobsFor,
    scorePerson: (tx, candidateId, jobs) => scorePerson(tools, tx, candidateId, jobs),
    rescorePerson: (tx, candidateId) => rescorePerson(tools, tx, candidateId),
    partScores: (tx, pair, had) => partScores(tools, tx, pair, had),
    scoreApplicant: (tx, pair) => scoreApplicant(tools, tx, pair),
    forgetApplicant: repo.deleteWithdrawnScore,
    followObjection: (tx, objection) => followObjection(tools, tx, objection),
    fit: (tx, cvId, jobIds) => findFits(tools, tx, cvId, jobIds),
    explainFit: (tx, cvId, jobId) => explainFit(tools, tx, cvId, jobId),
    rescoreJob: (tx, organisationId, jobId, { isAsked } = { isAsked: false }) =>
      tools.queue.enqueue(tx, scoreJobTask, { jobId, isAsked }, { tenant: { organisationId }, key: jobId }),
    explain: (tx, pair) => explainScore(tools, tx, pair),
    isReaderOn: () => tools.reader?.isOn ?? false,
    readSoon: (tx, pair) => readSoon(tools, tx, pair),
    readPair: readPairInputs,
    applyOutsideScore: (tx, score) => applyOutsideScore(tools, tx, score),
    takeBackOutsideScore: (tx, pair) => takeBackOutsideScore(tools, tx, pair),
    setNote: repo.setNote,
    judgeCv: threads.judgeCv,
    makeQuestions: threads.makeQuestions,
    gradeAssessment: (attempt) => gradeAnswers(tools, attempt),
  };
}
