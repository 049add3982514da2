import type { Tx } from '../../platform/database/database.ts';
import { createEngineThreads } from './engine-threads.ts';
import { explainFit, findFits } from './fits.service.ts';
import { gradeAnswers } from './grade-answers.ts';
import { applyOutsideScore, type OutsideScore, takeBackOutsideScore } from './outside-score.ts';
import type { AnswersToGrade } from './reader-messages.ts';
import { followObjection, jobsFor, partScores, rescorePerson, scoreApplicant, scorePerson } from './score-for-jobs.ts';
import { explainScore, readPairInputs, readSoon } from './scored-pair.ts';
import * as repo from './scoring.repo.ts';
import { scoreJobTask } from './scoring.tasks.ts';
import type { ScoringTools } from './scoring-tools.ts';

/** Two records become one: scores of the second belong to the first, which is then to be scored again. */
export const moveScores = (
  tx: Tx,
  pair: { organisationId: string; keptId: string; mergedId: string },
): Promise<repo.MovedScores> => repo.moveScores(tx, pair);

export type ScoringOptions = Omit<ScoringTools, 'threads'> & Partial<Pick<ScoringTools, 'threads'>>;

export function createScoringService(options: ScoringOptions) {
  const { threads = createEngineThreads(), ...others } = options;
  const tools = { ...others, threads };
  return {
    /** The jobs a CV is meant for: the one that was named, or every active one its uploader may see. */
    jobsFor,
    /** A candidate's CV came: they are scored for these jobs, and again for every other they have a score of an older CV for. */
    scorePerson: (tx: Tx, candidateId: string, jobs: readonly repo.ScoringJobRow[]) =>
      scorePerson(tools, tx, candidateId, jobs),
    /** After a CV changed: everything the person was scored for, or applied for. */
    rescorePerson: (tx: Tx, candidateId: string) => rescorePerson(tools, tx, candidateId),
    /** Two records are apart again: each is scored for the jobs it had a score for. */
    partScores: (tx: Tx, pair: { keptId: string; mergedId: string }, had: repo.MovedScores) =>
      partScores(tools, tx, pair, had),
    /** Who applied is scored for that job, unless they have been. */
    scoreApplicant: (tx: Tx, pair: repo.Pair) => scoreApplicant(tools, tx, pair),
    /** Who took an application back is in the job's ranking no longer, unless the organisation holds a CV of its own. */
    forgetApplicant: repo.deleteWithdrawnScore,
    /** An objecting candidate's scores go; when the objection is taken back they are made again. */
    followObjection: (tx: Tx, objection: { organisationId: string; candidateId: string; isObjecting: boolean }) =>
      followObjection(tools, tx, objection),
    /** How one CV fits each of these jobs, by the jobs' ids. Nothing of it is written. */
    fit: (tx: Tx, cvId: string, jobIds: readonly string[]) => findFits(tools, tx, cvId, jobIds),
    /** The same for one job, with quotations; undefined where the job or the CV cannot be seen. */
    explainFit: (tx: Tx, cvId: string, jobId: string) => explainFit(tools, tx, cvId, jobId),
    /** In the transaction that changed a job: candidates who are affected are scored anew, afterwards. */
    rescoreJob: (
      tx: Tx,
      organisationId: string,
      jobId: string,
      { isAsked }: { isAsked: boolean } = { isAsked: false },
    ): Promise<void> =>
      tools.queue.enqueue(tx, scoreJobTask, { jobId, isAsked }, { tenant: { organisationId }, key: jobId }),
    /** Why a candidate has their score, with quotations; undefined where the words or the engine have changed since. */
    explain: (tx: Tx, pair: repo.Pair) => explainScore(tools, tx, pair),
    /** Whether scores are read after they were made. */
    isReaderOn: (): boolean => tools.reader?.isOn ?? false,
    /** A score is looked at that the reader has not read: it does, soon. False where it has, or never will. */
    readSoon: (tx: Tx, pair: repo.Pair) => readSoon(tools, tx, pair),
    readPair: readPairInputs,
    /** Puts another engine's score in the place of the present one, which is kept. False when the words have changed. */
    applyOutsideScore: (tx: Tx, score: OutsideScore) => applyOutsideScore(tools, tx, score),
    /** Puts ours in its place again. */
    takeBackOutsideScore: (tx: Tx, pair: repo.Pair) => takeBackOutsideScore(tools, tx, pair),
    /** A word beside the present score: why it is by this engine and not by another, say. */
    setNote: repo.setNote,
    /** What speaks for a CV's words being a model's, worked out beside the process's other work. */
    judgeCv: threads.judgeCv,
    /** Questions and grades by the same engine, in the same way; grades with the reader's help. */
    makeQuestions: threads.makeQuestions,
    gradeAssessment: (attempt: AnswersToGrade) => gradeAnswers(tools, attempt),
  };
}

export type ScoringService = ReturnType<typeof createScoringService>;
