import type { BrowsedJob, browseJobs, JobSearch } from '@candela/contract/jobs/browse.routes.ts';
import type { RouteOutput, RouteParsed } from '@candela/contract/kernel/route.ts';
import type { Explanation } from '@candela/contract/rankings/rankings.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { paginate } from '../../platform/http/pagination.ts';
import { accountScope, type CandidatePrincipal } from '../../platform/sessions/principal.ts';
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

/** In the order of their fit, at most so many: each is scored for the one who asks. */
const mostByFit = 300;

const idsOf = (rows: readonly repo.OpenJobRow[]): string[] => rows.map(({ id }) => id);

export function createBrowseService({ database, clock, scoring }: BrowseOptions) {
  const fits = async (tx: Tx, cvId: string | null, rows: readonly repo.OpenJobRow[]): Promise<Map<string, Fit>> =>
    cvId === null ? new Map() : scoring.fit(tx, cvId, idsOf(rows));

  /** The page, and the fit of what stands on it. */
  const listPage = async (tx: Tx, search: JobSearch, { page, pageSize, sort }: Query, cvId: string | null) => {
    const now = clock.now();
    const slice = { offset: (page - 1) * pageSize, limit: pageSize };
    if (sort === 'newest' || cvId === null) {
      const rows = await repo.listOpen(tx, search, now, slice);
      return { rows, fitOf: await fits(tx, cvId, rows) };
    }
    const rows = await repo.listOpen(tx, search, now, { offset: 0, limit: mostByFit });
    const fitOf = await fits(tx, cvId, rows);
    const scoreOf = ({ id }: repo.OpenJobRow) => fitOf.get(id)?.match_score ?? -1;
    const ordered = rows.toSorted((one, other) => scoreOf(other) - scoreOf(one));
    return { rows: ordered.slice(slice.offset, slice.offset + slice.limit), fitOf };
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
        const { rows, fitOf } = await listPage(tx, search, query, own?.current_cv_id ?? null);
        const rowsApplied = await repo.listApplied(tx, principal.accountId, idsOf(rows));
        const applied = new Map(rowsApplied.map((row) => [row.job_id, row]));
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
