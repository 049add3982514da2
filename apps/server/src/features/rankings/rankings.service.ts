import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import type { RouteOutput, RouteParsed } from '@candela/contract/kernel/route.ts';
import { type exportRanking, getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import type {
  ExplainedFactor,
  Explanation,
  PeopleOnlyEntry,
  RankingEntry,
} from '@candela/contract/rankings/rankings.schemas.ts';
import { recordView } from '../../platform/audit/views.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import { createListWriter, type WrittenAnswer } from '../../platform/http/list-writer.ts';
import { paginate } from '../../platform/http/pagination.ts';
import {
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import { listSources } from '../../records/cvs.repo.ts';
import { evidenceColumn, factorsColumn } from '../../records/score-columns.ts';
import { openApplication } from '../applications/applications.service.ts';
import { lockWorkableJob } from '../jobs/job-access.service.ts';
import { storeEvidence } from '../scoring/explain.service.ts';
import { findPage } from './find-page.ts';
import { locateQuotes } from './locate-quotes.ts';
import { writeRankingFile } from './ranking-file.service.ts';
import { findRankingHead } from './ranking-head.repo.ts';
import * as repo from './rankings.repo.ts';
import { toRun } from './run-view.ts';

type Query = RouteParsed<typeof getRanking>['query'];
type ExportQuery = RouteParsed<typeof exportRanking>['query'];

export interface RankingsOptions {
  database: Database;
  clock: Clock;
  events: Events;
  /** Works out what a score rests on, with quotations from the CV; undefined when that can no longer be told. */
  explain(tx: Tx, key: { jobId: string; candidateId: string }): Promise<ExplainedFactor[] | undefined>;
  /** Has a score read that was only scored so far; false where there is nothing to wait for. */
  readSoon(tx: Tx, key: { jobId: string; candidateId: string }): Promise<boolean>;
}

const writeRanking = createListWriter(getRanking, ['rankings', 'candidates_ranked']);

export function createRankingsService(options: RankingsOptions) {
  return {
    /** A page of the people a job has, best first. */
    rank: (principal: RecruiterPrincipal, jobId: string, query: Query) =>
      rankCandidates(options, principal, jobId, query),
    /** Why a candidate has their score: for recruiters who may see them, and for themselves. */
    explain: (principal: RecruiterPrincipal | CandidatePrincipal, key: { jobId: string; candidateId: string }) =>
      explainScore(options, principal, key),
    toCsv: (principal: RecruiterPrincipal, jobId: string, query: ExportQuery) =>
      writeRankingFile(options, principal, jobId, query),
    addToPipeline: (principal: RecruiterPrincipal, key: { jobId: string; candidateId: string }) =>
      addToPipeline(options, principal, key),
  };
}

export type RankingsService = ReturnType<typeof createRankingsService>;

const rankCandidates = (
  { database }: RankingsOptions,
  principal: RecruiterPrincipal,
  jobId: string,
  { page, pageSize, minScore }: Query,
): Promise<WrittenAnswer> => {
  const read = async (tx: Tx) => {
    // Where the first page begins is known without counting.
    const first = page === 1 ? repo.listRanked(tx, jobId, { below: 101, minScore, offset: 0, limit: pageSize }) : null;
    const [head, top] = await Promise.all([findRankingHead(tx, principal.organisationId, jobId), first]);
    if (!head) throw new AppError('NOT_FOUND');
    const { counts, run, peopleOnly } = head;
    const { total, hidden, slice } = findPage(counts, { minScore, page, pageSize });
    const rows = top ?? (total === 0 ? [] : await repo.listRanked(tx, jobId, slice));
    const skipped = (page - 1) * pageSize;
    const around: RouteOutput<typeof getRanking> = {
      rankings: { candidates_ranked: [] },
      pagination: {
        ...paginate({ page, pageSize }, total),
        start: rows.length === 0 ? 0 : skipped + 1,
        end: rows.length === 0 ? 0 : skipped + rows.length,
      },
      peopleOnly: peopleOnly.map(toPeopleOnly),
      hidden,
      pending: run && !run.finished_at ? run.total - run.done : 0,
      run: run ? toRun(run) : null,
    };
    const rankOf = (place: number) => skipped + place + 1;
    return writeRanking({
      around,
      rows,
      toEntry: (row: repo.RankedRow, place) => toEntry(row, rankOf(place)),
      besides: (place) => String(rankOf(place)),
    });
  };
  const scope = tenantScope(principal);
  return page === 1 ? database.readListAtOnce(scope, read) : database.readList(scope, read);
};

async function explainScore(
  options: RankingsOptions,
  principal: RecruiterPrincipal | CandidatePrincipal,
  key: { jobId: string; candidateId: string },
): Promise<Explanation> {
  const isRecruiter = principal.role === 'recruiter';
  const scope = isRecruiter ? tenantScope(principal) : accountScope(principal);
  const score = await options.database.transaction(scope, async (tx) => {
    const found = await repo.findScore(tx, principal, key.jobId, key.candidateId);
    if (!found && isRecruiter && (await repo.isPeopleOnly(tx, principal.organisationId, key))) {
      throw new AppError('PEOPLE_ONLY');
    }
    if (found && isRecruiter) {
      await recordView(tx, {
        action: 'score.viewed',
        at: options.clock.now(),
        organisationId: principal.organisationId,
        actorAccountId: principal.accountId,
        candidateId: key.candidateId,
        detail: { jobId: key.jobId },
      });
    }
    return (
      found && {
        ...found,
        earlier: await repo.listEarlier(tx, found.organisation_id, key),
        isBeingRead: await options.readSoon(tx, key),
      }
    );
  });
  if (!score) throw new AppError('NOT_FOUND');
  const evidence = evidenceColumn.parse(score.evidence) ?? (await workOutEvidence(options, key, score));
  return {
    jobId: key.jobId,
    jobTitle: score.job_title,
    candidateId: key.candidateId,
    name: score.name,
    cvId: score.cv_id,
    score: score.score,
    threshold: score.threshold,
    factors:
      evidence ?? factorsColumn.parse(score.factors).map((factor) => ({ ...factor, met: [], likely: [], missing: [] })),
    hasEvidence: evidence !== undefined,
    engine: score.engine,
    version: score.version,
    readBy: score.read_by,
    isBeingRead: score.isBeingRead,
    note: [score.reading_note, score.note].filter(Boolean).join(' ') || null,
    scoredAt: score.scored_at.toISOString(),
    statement:
      score.statement && score.statement_at
        ? { text: score.statement, writtenAt: score.statement_at.toISOString() }
        : null,
    earlier: score.earlier.map(({ scored_at, replaced_at, ...earlier }) => ({
      ...earlier,
      scoredAt: scored_at.toISOString(),
      replacedAt: replaced_at.toISOString(),
    })),
  };
}

const addToPipeline = (
  { database, clock, events }: RankingsOptions,
  principal: RecruiterPrincipal,
  { jobId, candidateId }: { jobId: string; candidateId: string },
): Promise<{ status: ApplicationStatus }> =>
  database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId, accountId } = principal;
    // Held, so that a job that closes in this moment does not leave a candidate waiting in it.
    const job = await lockWorkableJob(tx, organisationId, jobId);
    const isRanked =
      (await repo.findScore(tx, principal, jobId, candidateId)) ||
      (await repo.listPeopleOnly(tx, organisationId, jobId)).some((row) => row.candidate_id === candidateId);
    if (!isRanked) throw new AppError('NOT_FOUND');
    const { status } = await openApplication(tx, events, {
      organisationId,
      companyId: job.company_id,
      jobId,
      candidateId,
      actorAccountId: accountId,
      source: 'added',
      reason: 'added from the ranking',
      now: clock.now(),
    });
    return { status };
  });

/** Once for each score: afterwards it is read. */
const workOutEvidence = (
  { database, explain }: RankingsOptions,
  key: { jobId: string; candidateId: string },
  score: Score,
): Promise<ExplainedFactor[] | undefined> =>
  database.transaction(organisationScope(score.organisation_id), async (tx) => {
    const explained = await explain(tx, key);
    if (!explained) return undefined;
    const evidence = locateQuotes(explained, await listSources(tx, score.cv_id));
    await storeEvidence(tx, key.jobId, key.candidateId, JSON.stringify(evidence), score.scored_at);
    return evidence;
  });

type Score = NonNullable<Awaited<ReturnType<typeof repo.findScore>>>;

const toEntry = (row: repo.RankedRow, rank: number): RankingEntry => ({
  rank,
  candidateId: row.candidate_id,
  cvId: row.cv_id,
  name: row.name,
  match_score: row.score,
  readBy: row.read_by,
  total_score: row.total_score,
  factors: row.factors,
  key_match_factors: row.key_factors,
  ai_likelihood: row.ai_likelihood,
  status: row.status,
  flags: row.flags,
  readingNote: row.reading_note,
  experience_years: row.experience_years,
});

const toPeopleOnly = (row: Awaited<ReturnType<typeof repo.listPeopleOnly>>[number]): PeopleOnlyEntry => ({
  candidateId: row.candidate_id,
  cvId: row.cv_id,
  name: row.name,
  total_score: row.total_score,
  status: row.status,
  experience_years: row.experience_years,
});
