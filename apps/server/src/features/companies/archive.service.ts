import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { companyArchived } from '../../events/companies.events.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { enforceLimit } from '../subscriptions/subscriptions.service.ts';
import { listArchived, lockCompany, setArchived } from './companies.repo.ts';
import { toCompany } from './company-view.ts';

export interface ArchiveOptions {
  database: Database;
  clock: Clock;
  events: Events;
}

export const createArchiveService = (options: ArchiveOptions) => ({
  list: (principal: RecruiterPrincipal): Promise<Company[]> =>
    options.database.transaction(tenantScope(principal), async (tx) =>
      (await listArchived(tx, principal.organisationId)).map(toCompany),
    ),
  /** Archives a company; its jobs are closed in the background. Its place in the plan is free immediately. */
  archive: (principal: RecruiterPrincipal, id: string) => change(options, principal, id, archive),
  /** Takes it back, if the plan has a place. Its jobs stay closed. */
  restore: (principal: RecruiterPrincipal, id: string) => change(options, principal, id, restore),
});

export type ArchiveService = ReturnType<typeof createArchiveService>;

type Step = (tx: Tx, options: ArchiveOptions, principal: RecruiterPrincipal, id: string) => Promise<string>;

const change = ({ database, ...rest }: ArchiveOptions, principal: RecruiterPrincipal, id: string, step: Step) =>
  database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId, accountId } = principal;
    if (!(await lockCompany(tx, organisationId, id))) throw new AppError('NOT_FOUND');
    const action = await step(tx, { database, ...rest }, principal, id);
    await recordAudit(tx, {
      action,
      at: rest.clock.now(),
      organisationId,
      actorAccountId: accountId,
      subject: { type: 'company', id },
    });
  });

const archive: Step = async (tx, { clock, events }, { organisationId, accountId }, id) => {
  await setArchived(tx, organisationId, id, clock.now());
  await events.emit(tx, companyArchived, organisationId, { companyId: id, byAccountId: accountId });
  return 'company.archived';
};

const restore: Step = async (tx, _options, { organisationId }, id) => {
  await enforceLimit(tx, organisationId, 'companies');
  await setArchived(tx, organisationId, id, null);
  return 'company.restored';
};
