import type { BrowsedJob, browseJobs, JobSearch } from '@candela/contract/jobs/browse.routes.ts';
import type { RouteOutput, RouteParsed } from '@candela/contract/kernel/route.ts';
import type { Explanation } from '@candela/contract/rankings/rankings.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { paginate } from '../../platform/http/pagination.ts';
import { accountScope, type CandidatePrincipal } from '../../platform/sessions/principal.ts';
import { factorsColumn, keyFactorsColumn } from '../../records/score-columns.ts';
import type { Fit } from '../scoring/fits.service.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';
import * as repo from './browse.repo.ts';
import { townOf } from './job-view.ts';

type Query = RouteParsed<typeof browseJobs>['query'];

export interface BrowseOptions {
  database: Database;
  clock: Clock;
  scoring: Pick<ScoringService, 'fit' | 'explainFit'>;
}

/** Who looks for a job, and with which CV. */
interface Seeker {
  accountId: string;
  cvId: string | null;
}

/** In the order of their fit, at most so many: each is scored for the one who asks. */
const mostByFit = 300;

const idsOf = (rows: readonly repo.OpenJobRow[]): string[] => rows.map(({ id }) => id);

/** Which were applied for, and the fit of each: the score the employer has, where there is one. */
async function standingOf(
  scoring: BrowseOptions['scoring'],
  tx: Tx,
  { accountId, cvId }: Seeker,
  rows: readonly repo.OpenJobRow[],
) {
  const applied = new Map((await repo.listApplied(tx, accountId, idsOf(rows))).map((row) => [row.job_id, row]));
  const fitOf = new Map([...applied].flatMap(([jobId, row]) => storedFit(jobId, row)));
  const others = idsOf(rows).filter((id) => !fitOf.has(id));
  if (cvId !== null) for (const [id, fit] of await scoring.fit(tx, cvId, others)) fitOf.set(id, fit);
  return { applied, fitOf };
}

export function createBrowseService({ database, clock, scoring }: BrowseOptions) {
  /** The page, and how the person stands to what is on it. */
  const listPage = async (tx: Tx, search: JobSearch, { page, pageSize, sort }: Query, seeker: Seeker) => {
    const now = clock.now();
    const slice = { offset: (page - 1) * pageSize, limit: pageSize };
    if (sort === 'newest' || seeker.cvId === null) {
      const rows = await repo.listOpen(tx, search, now, slice);
      return { rows, ...(await standingOf(scoring, tx, seeker, rows)) };
    }
    const rows = await repo.listOpen(tx, search, now, { offset: 0, limit: mostByFit });
    const standing = await standingOf(scoring, tx, seeker, rows);
    const scoreOf = ({ id }: repo.OpenJobRow) => standing.fitOf.get(id)?.match_score ?? -1;
    const ordered = rows.toSorted((one, other) => scoreOf(other) - scoreOf(one));
    return { rows: ordered.slice(slice.offset, slice.offset + slice.limit), ...standing };
  };

  const explain = async (tx: Tx, { accountId }: CandidatePrincipal, jobId: string): Promise<Explanation> => {
    const own = await repo.findOwnCv(tx, accountId);
    if (!own?.current_cv_id) throw new AppError('NO_CV');
    const fit = await scoring.explainFit(tx, own.current_cv_id, jobId);
    if (!fit) throw new AppError('NOT_FOUND');
    const now = clock.now().toISOString();
    const about = { jobId, candidateId: own.id, name: own.name, cvId: own.current_cv_id };
    return {
      ...fit,
      ...about,
      hasEvidence: true,
      readBy: null,
      isBeingRead: false,
      note: null,
      scoredAt: now,
      earlier: [],
    };
  };

  return {
    browse: (principal: CandidatePrincipal, query: Query): Promise<RouteOutput<typeof browseJobs>> =>
      database.transaction(accountScope(principal), async (tx) => {
        const { page, pageSize, sort, ...search } = query;
        const own = await repo.findOwnCv(tx, principal.accountId);
        const count = await repo.countOpen(tx, search, clock.now());
        const isByFit = sort === 'fit' && Boolean(own?.current_cv_id);
        const seeker = { accountId: principal.accountId, cvId: own?.current_cv_id ?? null };
        const { rows, fitOf, applied } = await listPage(tx, search, query, seeker);
        return {
          items: rows.map((row) => toBrowsed(row, fitOf.get(row.id), applied.get(row.id))),
          pagination: paginate({ page, pageSize }, isByFit ? Math.min(count, mostByFit) : count),
          isPartial: isByFit && count > mostByFit,
        };
      }),

    explain: (principal: CandidatePrincipal, jobId: string): Promise<Explanation> =>
      database.transaction(accountScope(principal), (tx) => explain(tx, principal, jobId)),
  };
}

export type BrowseService = ReturnType<typeof createBrowseService>;

type Applied = Awaited<ReturnType<typeof repo.listApplied>>[number];

const storedFit = (jobId: string, { score, factors, key_factors }: Applied): [jobId: string, fit: Fit][] =>
  score === null
    ? []
    : [
        [
          jobId,
          {
            match_score: score,
            factors: factorsColumn.parse(factors),
            key_match_factors: keyFactorsColumn.parse(key_factors),
          },
        ],
      ];

const toBrowsed = (row: repo.OpenJobRow, fit: Fit | undefined, applied: Applied | undefined): BrowsedJob => ({
  _id: row.id,
  title: row.title,
  companyId: row.company_id,
  companyName: row.company_name,
  town: townOf(row),
  location: row.location,
  jobType: row.job_type,
  workingHours: row.working_hours,
  salary: { min: row.salary_min, max: row.salary_max },
  applicationDeadline: row.application_deadline?.toISOString() ?? null,
  postedAt: (row.first_active_at ?? row.created_at).toISOString(),
  fit: fit ?? null,
  status: applied?.status ?? null,
  isWithdrawn: applied?.withdrawn_at != null,
});
