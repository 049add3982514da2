import type { OrganisationDetail, OrganisationItem } from '@candela/contract/admin/admin-people.routes.ts';
import type { SitePath } from '@candela/contract/pages/site-pages.ts';
import { organisationSuspended } from '../../events/organisations.events.ts';
import type { Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import { type Pagination, paginate } from '../../platform/http/pagination.ts';
import { isSubscriptionActive } from '../../platform/sessions/subscription-status.ts';
import type { PageCache } from '../../platform/web/page-cache.ts';
import { endSessionsOf } from '../auth/sessions.service.ts';
import { setSuspension } from '../organisations/organisations.service.ts';
import { listAccountsOf } from './accounts.repo.ts';
import { toAccountItem } from './accounts.service.ts';
import { type AdminActor, type AdminOptions, recordAdminAct } from './admin-act.ts';
import {
  findOrganisation,
  listMemberIds,
  listOrganisations,
  lockOrganisation,
  type OrganisationFilter,
  type OrganisationRow,
} from './organisations.repo.ts';
import { nextSuspension, type SuspensionInput } from './suspension.ts';

/** Those of an organisation that is suspended are gone. */
const jobPages: readonly SitePath[] = ['/jobs/:id/:slug?'];

export interface AdminOrganisationsOptions extends AdminOptions {
  events: Events;
  pages: PageCache;
}

export function createAdminOrganisationsService(options: AdminOrganisationsOptions) {
  return {
    list: (filter: Omit<OrganisationFilter, 'now'>) => listOrganisationItems(options, filter),
    get: (id: string) => getOrganisation(options, id),
    /** Members are refused from the next request on; the jobs are hidden by the policies of the public scope. */
    setSuspension: (actor: AdminActor, id: string, input: SuspensionInput) =>
      changeSuspension(options, actor, id, input),
  };
}

export type AdminOrganisationsService = ReturnType<typeof createAdminOrganisationsService>;

async function listOrganisationItems(
  options: AdminOrganisationsOptions,
  filter: Omit<OrganisationFilter, 'now'>,
): Promise<{ items: OrganisationItem[]; pagination: Pagination }> {
  const { rows, total } = await listOrganisations(options.database.system, { ...filter, now: options.clock.now() });
  return { items: rows.map((row) => toOrganisationItem(options, row)), pagination: paginate(filter, total) };
}

const getOrganisation = (options: AdminOrganisationsOptions, id: string): Promise<OrganisationDetail> =>
  readOrganisation(options, options.database.system, id);

async function changeSuspension(
  options: AdminOrganisationsOptions,
  actor: AdminActor,
  id: string,
  input: SuspensionInput,
): Promise<OrganisationDetail> {
  const detail = await options.database.transaction(systemScope, async (tx) => {
    const present = await lockOrganisation(tx, id);
    if (!present) throw new AppError('NOT_FOUND');
    const next = nextSuspension(present, input, options.clock.now());
    if (next !== 'unchanged') await applySuspension(options, tx, actor, id, { next, reason: input.reason });
    return readOrganisation(options, tx, id);
  });
  options.pages.clear(jobPages);
  return detail;
}

const toOrganisationItem = ({ clock }: AdminOrganisationsOptions, row: OrganisationRow): OrganisationItem => ({
  id: row.id,
  name: row.name,
  planName: row.plan_name,
  subscriptionStatus: row.status,
  hasActiveSubscription: isSubscriptionActive(
    {
      status: row.status,
      currentPeriodEnd: row.current_period_end,
      graceUntil: row.grace_until,
      renews: row.processor_subscription_id !== null && !row.ends_at_period_end,
    },
    clock.now(),
  ),
  members: row.members,
  companies: row.companies,
  activeJobs: row.active_jobs,
  createdAt: row.created_at.toISOString(),
  suspendedAt: row.suspended_at?.toISOString() ?? null,
});

async function readOrganisation(options: AdminOrganisationsOptions, tx: Tx, id: string): Promise<OrganisationDetail> {
  const row = await findOrganisation(tx, id, options.clock.now());
  if (!row) throw new AppError('NOT_FOUND');
  const accounts = await listAccountsOf(tx, id);
  return {
    ...toOrganisationItem(options, row),
    limits: { companies: row.limit_companies, jobs: row.limit_jobs, seats: row.limit_seats },
    usage: {
      seatsUsed: row.seats_used,
      jobs: row.active_jobs,
      companies: row.companies,
      storage: { usedMb: Math.ceil(Number(row.stored_bytes) / (1024 * 1024)), limitMb: row.limit_storage_mb },
    },
    refusedFilesToday: row.refused_files,
    term: row.term,
    currentPeriodEnd: row.current_period_end?.toISOString() ?? null,
    suspensionReason: row.suspension_reason,
    accounts: accounts.map((account) => ({ ...toAccountItem(account), isParent: account.is_parent === true })),
  };
}

async function applySuspension(
  { clock, events }: AdminOrganisationsOptions,
  tx: Tx,
  actor: AdminActor,
  id: string,
  { next, reason }: { next: { at: Date; reason: string } | null; reason: string },
): Promise<void> {
  await setSuspension(tx, id, next);
  if (next) await events.emit(tx, organisationSuspended, id, { organisationId: id });
  const members = next ? await listMemberIds(tx, id) : [];
  const sessionsEnded = await endSessionsOf(tx, members, { now: clock.now(), reason: 'organisation suspended' });
  await recordAdminAct(tx, clock, actor, {
    action: next ? 'admin.organisation-suspended' : 'admin.organisation-reinstated',
    organisationId: id,
    subject: { type: 'organisation', id },
    detail: { reason, ...(next && { sessionsEnded }) },
  });
}
