import type { LimitedRole } from '@candela/contract/kernel/roles.ts';
import type { Recruiter } from '@candela/contract/organisations/organisations.routes.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { createKept } from '../../platform/database/kept.ts';
import { beginStatement, type Companies } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { principalsChannel } from '../../platform/sessions/sessions.ts';
import { enforceLimit, startFreeSubscription } from '../subscriptions/subscriptions.service.ts';
import {
  deleteMember,
  deleteMembership,
  deleteOrganisation,
  findMember,
  findRecruiter,
  findVisibleCompanies,
  type Handover,
  hasLimitedRole,
  hasMemberships,
  insertMember,
  insertMembership,
  insertOrganisation,
  insertParent,
  isSeated,
  lockMember,
  moveParenthood,
  type RecruiterRow,
  seeAllCompanies,
  setRole,
  writeOrganisationSuspension,
} from './organisations.repo.ts';

/** A recruiter who registers without an invitation founds an organisation and is its parent, on the free plan. */
export async function foundOrganisation(tx: Tx, founder: { accountId: string; name: string }): Promise<string> {
  const organisationId = await insertOrganisation(tx, founder.name);
  await startFreeSubscription(tx, organisationId);
  await insertParent(tx, organisationId, founder.accountId);
  return organisationId;
}

/** Ends it, with everything that is left of it. */
export const closeOrganisation = deleteOrganisation;

/** Suspends an organisation, or with null reinstates it. */
export const setSuspension = writeOrganisationSuspension;

/** Makes an account a member who sees one company, or all of them. The caller has made sure of a free seat. */
export async function joinOrganisation(
  tx: Tx,
  organisationId: string,
  member: { accountId: string; companyId: string | null; limitedRole: LimitedRole | null },
): Promise<void> {
  if (!(await insertMember(tx, organisationId, member.accountId))) throw new AppError('OTHER_ORGANISATION');
  await insertMembership(tx, organisationId, member.accountId, member);
}

/** Changes what a member does. An interviewer who is to do more takes a seat, if there is one. */
export async function changeRole(
  tx: Tx,
  organisationId: string,
  { accountId, limitedRole }: { accountId: string; limitedRole: LimitedRole | null },
): Promise<void> {
  const locked = await lockMember(tx, organisationId, accountId);
  if (!locked) throw new AppError('NOT_FOUND');
  if (locked.is_parent)
    throw new AppError('PARENT_STAYS', { message: 'The parent of an organisation stays an admin.' });
  if (limitedRole !== 'interviewer' && !(await isSeated(tx, organisationId, accountId))) {
    await enforceLimit(tx, organisationId, 'seats', 'Seat limit reached. Upgrade to add more teammates.');
  }
  await setRole(tx, organisationId, accountId, limitedRole);
}

/**
 * Ends a membership: of one company, or the whole of it. A member who is left without any company leaves the organisation,
 * and with that the seat. What they did stays. Answers whether they left.
 */
export async function leaveOrganisation(
  tx: Tx,
  organisationId: string,
  member: { accountId: string; companyId: string | null },
): Promise<boolean> {
  const locked = await lockMember(tx, organisationId, member.accountId);
  if (!locked) throw new AppError('NOT_FOUND');
  if (locked.is_parent) throw new AppError('PARENT_STAYS');
  if (member.companyId) {
    if (!(await deleteMembership(tx, organisationId, member.accountId, member.companyId))) {
      throw new AppError('NOT_FOUND');
    }
    if (await hasMemberships(tx, organisationId, member.accountId)) return false;
  }
  await deleteMember(tx, organisationId, member.accountId);
  return true;
}

/** The parent becomes an admin, and another member who hires the parent: with all companies, whatever they saw before. */
export async function passParenthood(tx: Tx, organisationId: string, { from, to }: Handover) {
  // In one order, so that two who hand over at once wait for each other instead of locking each other out.
  for (const accountId of [from, to].sort()) await lockMember(tx, organisationId, accountId);
  const members = { from: await findMember(tx, organisationId, from), to: await findMember(tx, organisationId, to) };
  if (!members.to || from === to) throw new AppError('NOT_FOUND');
  if (!members.from?.isParent) throw new AppError('CONFLICT');
  if (await hasLimitedRole(tx, organisationId, to)) {
    throw new AppError('CONFLICT', {
      message: 'Only a teammate who hires can become the parent. Change their role first.',
    });
  }
  await moveParenthood(tx, organisationId, { from, to });
  await seeAllCompanies(tx, organisationId, to);
  return { organisationName: members.to.organisationName, from: members.from, to: members.to };
}

/** The companies a member may see now, for work that is done later in their name. */
export const visibleCompanies = (tx: Tx, organisationId: string, accountId: string): Promise<Companies> =>
  findVisibleCompanies(tx, organisationId, accountId);

const mostKept = 5000;

export function createOrganisationsService(database: Database) {
  // Every page of a recruiter begins with it, and it hardly ever changes.
  const recruiters = createKept<RecruiterRow, RecruiterPrincipal>(database, {
    channel: principalsChannel,
    mostKept,
    nameOf: (principal) => beginStatement(tenantScope(principal)),
    read: (principal) =>
      database.transaction(tenantScope(principal), (tx) =>
        findRecruiter(tx, principal.organisationId, principal.accountId),
      ),
    concerns: ({ account_id, organisation_id }, id) => id === account_id || id === organisation_id,
    holds: () => true,
    isForReads: true,
  });
  return {
    describeRecruiter: async (principal: RecruiterPrincipal): Promise<Recruiter> =>
      toRecruiter(await recruiters.find(principal), principal),
  };
}

export type OrganisationsService = ReturnType<typeof createOrganisationsService>;

/** The caller in their organisation, for a transaction that acts for them. */
export const describeRecruiter = async (tx: Tx, principal: RecruiterPrincipal): Promise<Recruiter> =>
  toRecruiter(await findRecruiter(tx, principal.organisationId, principal.accountId), principal);

function toRecruiter(row: RecruiterRow | undefined, { isParent }: RecruiterPrincipal): Recruiter {
  if (!row) throw new Error('A signed-in member has no account or no organisation');
  return {
    isParent,
    organisation: { id: row.organisation_id, name: row.organisation_name },
    memberships: row.memberships,
    user: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      authProvider: row.auth_provider,
      calendarConnected: row.calendar_connected,
    },
  };
}
