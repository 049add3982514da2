import type { RouteOutput, RouteParsed } from '@candela/contract/kernel/route.ts';
import type { compareScores, exportComparison } from '@candela/contract/rankings/score-runs.routes.ts';
import type {
  ChangeReason,
  ComparedPerson,
  ComparedSide,
  ScoreRun,
} from '@candela/contract/rankings/score-runs.schemas.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { paginate } from '../../platform/http/pagination.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { factorsColumn } from '../../records/score-columns.ts';
import { findOwnJob, lockWorkableJob } from '../jobs/job-access.service.ts';
import { countOutdated } from '../scoring/outdated.service.ts';
import * as repo from './comparison.repo.ts';
import { comparisonCsv } from './comparison-csv.ts';
import { toRun } from './run-view.ts';
import { wordChanges, wordsColumn } from './word-changes.ts';

type Query = RouteParsed<typeof compareScores>['query'];
type ExportQuery = RouteParsed<typeof exportComparison>['query'];
type Moments = Pick<Query, 'before' | 'after'>;

export interface ComparisonOptions {
  database: Database;
  clock: Clock;
  /** Candidates who are affected are scored anew, afterwards. */
  rescoreJob(tx: Tx, organisationId: string, jobId: string, options: { isAsked: boolean }): Promise<void>;
}

const exportLimit = 100_000;

export function createComparisonService(options: ComparisonOptions) {
  return {
    listRuns: (principal: RecruiterPrincipal, jobId: string) => listRuns(options, principal, jobId),
    /** How many people have no score or an outdated one; they are scored afterwards. */
    startRun: (principal: RecruiterPrincipal, jobId: string) => startRun(options, principal, jobId),
    compare: (principal: RecruiterPrincipal, jobId: string, query: Query) =>
      compareRuns(options, principal, jobId, query),
    toCsv: (principal: RecruiterPrincipal, jobId: string, query: ExportQuery) =>
      exportComparisonCsv(options, principal, jobId, query),
  };
}

export type ComparisonService = ReturnType<typeof createComparisonService>;

const listRuns = ({ database }: ComparisonOptions, principal: RecruiterPrincipal, jobId: string): Promise<ScoreRun[]> =>
  database.transaction(tenantScope(principal), async (tx) => {
    await findOwnJob(tx, principal.organisationId, jobId);
    return (await repo.listRuns(tx, jobId)).map(toRun);
  });

const startRun = (
  { database, clock, rescoreJob }: ComparisonOptions,
  principal: RecruiterPrincipal,
  jobId: string,
): Promise<number> =>
  database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId, accountId } = principal;
    await lockWorkableJob(tx, organisationId, jobId);
    const outdated = await countOutdated(tx, jobId);
    if (outdated === 0) return 0;
    await rescoreJob(tx, organisationId, jobId, { isAsked: true });
    await recordAudit(tx, {
      action: 'job.rescored',
      at: clock.now(),
      organisationId,
      actorAccountId: accountId,
      subject: { type: 'job', id: jobId },
      detail: { people: outdated },
    });
    return outdated;
  });

const compareRuns = (
  { database, clock }: ComparisonOptions,
  principal: RecruiterPrincipal,
  jobId: string,
  { page, pageSize, show, ...moments }: Query,
): Promise<RouteOutput<typeof compareScores>> =>
  database.transaction(tenantScope(principal), async (tx) => {
    await findOwnJob(tx, principal.organisationId, jobId);
    const { before, after } = await findMoments(tx, jobId, moments);
    const threshold = await repo.findThreshold(tx, jobId);
    const second = { runId: after?.id ?? null, at: (after?.started_at ?? clock.now()).toISOString() };
    if (!before) {
      const summary = { people: 0, up: 0, down: 0, crossedUp: 0, crossedDown: 0, added: 0 };
      const pagination = paginate({ page, pageSize }, 0);
      return { data: [], pagination, summary, threshold, before: null, after: second, jobChanges: null };
    }
    const { summary, rows } = await repo.compare(tx, {
      organisationId: principal.organisationId,
      jobId,
      before: before.started_at,
      after: after?.started_at ?? null,
      threshold,
      show,
      offset: (page - 1) * pageSize,
      limit: pageSize,
    });
    return {
      data: await toPeople(tx, { organisationId: principal.organisationId, jobId }, rows),
      pagination: paginate({ page, pageSize }, summary.matching),
      summary: {
        people: summary.people,
        up: summary.up,
        down: summary.down,
        crossedUp: summary.crossed_up,
        crossedDown: summary.crossed_down,
        added: summary.added,
      },
      threshold,
      before: { runId: before.id, at: before.started_at.toISOString() },
      after: second,
      jobChanges: await findWordChanges(tx, jobId, before.started_at, after?.started_at ?? null),
    };
  });

const exportComparisonCsv = (
  { database, clock }: ComparisonOptions,
  principal: RecruiterPrincipal,
  jobId: string,
  { show, isBlind, ...moments }: ExportQuery,
): Promise<string> =>
  database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId, accountId } = principal;
    await findOwnJob(tx, organisationId, jobId);
    const { before, after } = await findMoments(tx, jobId, moments);
    const threshold = await repo.findThreshold(tx, jobId);
    const { rows } = before
      ? await repo.compare(tx, {
          organisationId,
          jobId,
          before: before.started_at,
          after: after?.started_at ?? null,
          threshold,
          show,
          offset: 0,
          limit: exportLimit,
        })
      : { rows: [] };
    await recordAudit(tx, {
      action: 'comparison.exported',
      at: clock.now(),
      organisationId,
      actorAccountId: accountId,
      subject: { type: 'job', id: jobId },
      detail: { people: rows.length, isBlind: isBlind === '1' },
    });
    return comparisonCsv(await toPeople(tx, { organisationId, jobId }, rows), { isBlind: isBlind === '1' });
  });

/** The runs a comparison looks at the moments before; no first one means that there is nothing to compare with yet. */
async function findMoments(
  tx: Tx,
  jobId: string,
  wanted: Moments,
): Promise<{ before: repo.RunRow | undefined; after: repo.RunRow | undefined }> {
  const runs = await repo.listRuns(tx, jobId);
  const find = (id: string) => {
    const run = runs.find((other) => other.id === id);
    if (!run) throw new AppError('NOT_FOUND');
    return run;
  };
  const after = wanted.after === undefined ? undefined : find(wanted.after);
  const before =
    wanted.before === undefined ? runs.find(({ from_version }) => from_version !== null) : find(wanted.before);
  return { before, after };
}

async function findWordChanges(tx: Tx, jobId: string, before: Date, after: Date | null) {
  const words = await repo.listWords(tx, jobId);
  const first = words.find(({ started_at }) => started_at < before);
  const second = after ? words.find(({ started_at }) => started_at < after) : words[0];
  return first && second ? wordChanges(wordsColumn.parse(first.words), wordsColumn.parse(second.words)) : null;
}

async function toPeople(tx: Tx, job: repo.OwnJob, rows: readonly repo.ComparedRow[]): Promise<ComparedPerson[]> {
  const names = await repo.listNames(
    tx,
    rows.map(({ candidate_id }) => candidate_id),
  );
  const present = await repo.listDetails(
    tx,
    job,
    rows.map(({ candidate_id, slot }) => ({ candidateId: candidate_id, slot })),
  );
  const former = await repo.listDetails(
    tx,
    job,
    rows.flatMap(({ candidate_id, old_score, old_slot }) =>
      old_score === null ? [] : [{ candidateId: candidate_id, slot: old_slot }],
    ),
  );
  return rows.flatMap((row): ComparedPerson[] => {
    const after = present.get(row.candidate_id);
    const before = former.get(row.candidate_id);
    // Replaced or erased between two statements.
    if (!after) return [];
    return [
      {
        candidateId: row.candidate_id,
        cvId: after.cv_id,
        name: names.get(row.candidate_id) ?? '',
        before: before && row.old_score !== null ? toSide(before, row.old_score, row.old_rank ?? 0) : null,
        after: toSide(after, row.score, row.rank),
        reasons: before ? reasonsOf(before, after) : [],
        crossed: row.crossed,
      },
    ];
  });
}

const toSide = (detail: repo.ScoreDetail, score: number, rank: number): ComparedSide => ({
  score,
  rank,
  factors: factorsColumn.parse(detail.factors),
  engine: detail.engine,
  version: detail.version,
  scoredAt: detail.scored_at.toISOString(),
});

/** The first half of what a score was made of is the job's, the second the CV's. */
const halfBytes = 16;

function reasonsOf(before: repo.ScoreDetail, after: repo.ScoreDetail): ChangeReason[] {
  const [old, now] = [before.inputs_hash, after.inputs_hash];
  const reasons: [ChangeReason, boolean][] = [
    ['engine', before.engine !== after.engine || before.version !== after.version],
    ['job', !old.subarray(0, halfBytes).equals(now.subarray(0, halfBytes))],
    ['cv', !old.subarray(halfBytes).equals(now.subarray(halfBytes))],
  ];
  return reasons.flatMap(([reason, isSo]) => (isSo ? [reason] : []));
}
