import type { OwnApplication, TimelineEntry } from '@candela/contract/applications/own-applications.schemas.ts';
import type { Statement } from '@candela/contract/authorship/authorship.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Scope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import { accountScope, type CandidatePrincipal } from '../../platform/sessions/principal.ts';
import { lockApplication } from './applications.repo.ts';
import { changeStatus, openApplication } from './applications.service.ts';
import * as repo from './own-applications.repo.ts';
import { moveReasons, toTimeline } from './timeline.ts';

export interface OwnApplicationsOptions {
  database: Database;
  clock: Clock;
  events: Events;
}

type Job = NonNullable<Awaited<ReturnType<typeof repo.findJob>>>;

const isOpen = ({ status, application_deadline: deadline }: Job, now: Date): boolean =>
  status === 'Active' && (deadline === null || deadline > now);

/** What a candidate does concerns an organisation: it is written in that organisation's scope, in the candidate's name. */
const onBehalf = ({ accountId }: CandidatePrincipal, organisationId: string): Scope => ({
  kind: 'tenant',
  accountId,
  organisationId,
  companyIds: 'all',
});

const toOwn = (row: repo.OwnApplicationRow): OwnApplication => ({
  jobId: row.job_id,
  candidateId: row.candidate_id,
  title: row.title,
  companyId: row.company_id,
  companyName: row.company_name,
  location: row.location,
  town: row.town,
  status: row.status,
  appliedAt: row.applied_at.toISOString(),
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  match_score: row.score,
  isPeopleOnly: row.is_people_only,
});

/** Of the two records of one person that applied to the same job, the earlier; they come newest first. */
const oneForEachJob = (rows: readonly repo.OwnApplicationRow[]): repo.OwnApplicationRow[] =>
  rows.filter((row, at) => !rows.slice(at + 1).some(({ job_id }) => job_id === row.job_id));

async function findOwn(tx: Tx, { accountId }: CandidatePrincipal, jobId: string): Promise<repo.OwnApplicationRow> {
  const row = await repo.findOwn(tx, accountId, jobId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

type Options = OwnApplicationsOptions;

/** What there is to apply with and for; an application that is there already counts, whichever record it was made with. */
const prepare = ({ database, clock }: Options, principal: CandidatePrincipal, jobId: string) =>
  database.transaction(accountScope(principal), async (tx) => {
    const existing = await repo.findOwn(tx, principal.accountId, jobId);
    if (existing && existing.withdrawn_at === null) return { existing };
    const job = await repo.findJob(tx, jobId);
    if (!job) throw new AppError('NOT_FOUND');
    if (!isOpen(job, clock.now())) throw new AppError('GONE');
    const own = await repo.lockOwnRecord(tx, principal.accountId);
    if (!own?.current_cv_id) throw new AppError('NO_CV');
    return { job, candidateId: existing?.candidate_id ?? own.id };
  });

async function open(tx: Tx, { clock, events }: Options, accountId: string, job: Job, candidateId: string) {
  const now = clock.now();
  const { organisation_id: organisationId, id: jobId } = job;
  const held = await repo.holdJob(tx, organisationId, jobId);
  if (!held || !isOpen(held, now)) throw new AppError('GONE');
  const key = { organisationId, jobId, candidateId, actorAccountId: accountId, now };
  const companyId = job.company_id;
  const { isNew } = await openApplication(tx, events, { ...key, companyId, reason: moveReasons.applied });
  if (isNew) return;
  const application = await lockApplication(tx, organisationId, key);
  if (!application?.withdrawn_at) return;
  await changeStatus(tx, events, { ...key, to: 'pending', reason: moveReasons.appliedAgain, byCandidate: true });
}

async function takeBack(tx: Tx, { clock, events }: Options, accountId: string, row: repo.OwnApplicationRow) {
  const { organisation_id: organisationId, job_id: jobId, candidate_id: candidateId } = row;
  const now = clock.now();
  const key = { organisationId, jobId, candidateId, actorAccountId: accountId, now };
  const application = await lockApplication(tx, organisationId, key);
  if (application?.withdrawn_at) return;
  if (application?.status === 'hired' || application?.status === 'rejected') throw new AppError('ALREADY_DECIDED');
  await changeStatus(tx, events, { ...key, to: 'rejected', reason: moveReasons.withdrawn, byCandidate: true });
  await repo.setWithdrawn(tx, key, now);
}

export function createOwnApplicationsService(options: Options) {
  const { database } = options;
  const read = (principal: CandidatePrincipal, jobId: string) =>
    database.transaction(accountScope(principal), (tx) => findOwn(tx, principal, jobId));

  return {
    list: (principal: CandidatePrincipal): Promise<OwnApplication[]> =>
      database.transaction(accountScope(principal), async (tx) =>
        oneForEachJob(await repo.listOwn(tx, principal.accountId)).map(toOwn),
      ),

    get: (
      principal: CandidatePrincipal,
      jobId: string,
    ): Promise<{ application: OwnApplication; timeline: TimelineEntry[] }> =>
      database.transaction(accountScope(principal), async (tx) => {
        const row = await findOwn(tx, principal, jobId);
        const seenAt = await repo.findFirstView(tx, row);
        const interviews = await repo.listArranged(tx, row);
        const history = await repo.listHistory(tx, row);
        const timeline = toTimeline(history, { appliedAt: row.applied_at, seenAt, interviews });
        return { application: toOwn(row), timeline };
      }),

    async apply(principal: CandidatePrincipal, jobId: string): Promise<OwnApplication> {
      const { job, candidateId } = await prepare(options, principal, jobId);
      if (job) {
        const scope = onBehalf(principal, job.organisation_id);
        await database.transaction(scope, (tx) => open(tx, options, principal.accountId, job, candidateId));
      }
      return toOwn(await read(principal, jobId));
    },

    /** Beside the score; null takes it back. */
    async say(principal: CandidatePrincipal, jobId: string, text: string | null): Promise<Statement> {
      const row = await read(principal, jobId);
      const at = options.clock.now();
      const scope = onBehalf(principal, row.organisation_id);
      await database.transaction(scope, (tx) => repo.setStatement(tx, row, text === null ? null : { text, at }));
      return { text: text ?? '', writtenAt: at.toISOString() };
    },

    async withdraw(principal: CandidatePrincipal, jobId: string): Promise<OwnApplication> {
      const row = await read(principal, jobId);
      if (row.withdrawn_at) return toOwn(row);
      const scope = onBehalf(principal, row.organisation_id);
      await database.transaction(scope, (tx) => takeBack(tx, options, principal.accountId, row));
      return toOwn(await read(principal, jobId));
    },
  };
}

export type OwnApplicationsService = ReturnType<typeof createOwnApplicationsService>;
