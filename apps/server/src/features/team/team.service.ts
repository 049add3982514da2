import type { InviteRole, RemoveMemberInput, TeamMember } from '@candela/contract/team/team.schemas.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { type Principal, type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import type { MailService } from '../mail/mail.service.ts';
import { changeRole, leaveOrganisation } from '../organisations/organisations.service.ts';
import { readInviteToken } from './invite-link.service.ts';
import { findOpenInvite, joinTeam, limitedRoleOf } from './join.service.ts';
import { type MembershipNews, membershipMail } from './team.mails.ts';
import { findMemberNames, listMembers, type MemberNames } from './team.repo.ts';

interface InvitePreview {
  email: string;
  organisationName: string;
  companyName: string | null;
  role: InviteRole;
}

export interface TeamOptions {
  database: Database;
  clock: Clock;
  mail: Pick<MailService, 'queueTenantMail'>;
  linkKey: Uint8Array;
  linkOrigin: string;
}

export const createTeamService = (options: TeamOptions) => ({
  list: (principal: RecruiterPrincipal) => list(options, principal),
  remove: (principal: RecruiterPrincipal, userId: string, input: RemoveMemberInput) =>
    remove(options, principal, userId, input),
  changeRole: (principal: RecruiterPrincipal, userId: string, role: InviteRole) =>
    changeTeamRole(options, principal, userId, role),
  preview: (token: string) => preview(options, token),
  /** For an account that is a member nowhere and has the invited address. */
  accept: (principal: Principal, token: string) => accept(options, principal, token),
});

export type TeamService = ReturnType<typeof createTeamService>;

const list = ({ database }: TeamOptions, principal: RecruiterPrincipal): Promise<TeamMember[]> =>
  database.transaction(tenantScope(principal), async (tx) => {
    const rows = await listMembers(tx, principal.organisationId);
    return rows.map((row) => ({
      _id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      memberships: row.memberships,
    }));
  });

const remove = (
  options: TeamOptions,
  principal: RecruiterPrincipal,
  userId: string,
  input: RemoveMemberInput,
): Promise<void> =>
  options.database.transaction(tenantScope(principal), async (tx) => {
    const { clock } = options;
    const { organisationId } = principal;
    const companyId = input.scope === 'company' ? input.companyId : null;
    const names = await findMemberNames(tx, organisationId, userId, companyId);
    const hasLeft = await leaveOrganisation(tx, organisationId, { accountId: userId, companyId });
    await recordAudit(tx, {
      action: hasLeft ? 'team.member-removed' : 'team.membership-removed',
      at: clock.now(),
      organisationId,
      actorAccountId: principal.accountId,
      subject: { type: 'account', id: userId },
      detail: { companyId },
    });
    if (names) await tellMember(tx, options, organisationId, names, { kind: hasLeft ? 'removed' : 'company-removed' });
  });

const changeTeamRole = (
  options: TeamOptions,
  principal: RecruiterPrincipal,
  userId: string,
  role: InviteRole,
): Promise<void> =>
  options.database.transaction(tenantScope(principal), async (tx) => {
    const { clock } = options;
    const { organisationId } = principal;
    await changeRole(tx, organisationId, { accountId: userId, limitedRole: limitedRoleOf(role) });
    await recordAudit(tx, {
      action: 'team.role-changed',
      at: clock.now(),
      organisationId,
      actorAccountId: principal.accountId,
      subject: { type: 'account', id: userId },
      detail: { role },
    });
    const names = await findMemberNames(tx, organisationId, userId, null);
    if (names) await tellMember(tx, options, organisationId, names, { kind: 'role', role });
  });

/** What others changed about someone's work is not to be found out by a page that is gone. */
async function tellMember(
  tx: Tx,
  { mail, linkOrigin }: TeamOptions,
  organisationId: string,
  { email, first_name, organisation_name, company_name }: MemberNames,
  news: MembershipNews,
): Promise<void> {
  await mail.queueTenantMail(tx, {
    organisationId,
    to: email,
    quotes: { firstName: first_name, organisationName: organisation_name, companyName: company_name ?? '' },
    content: (quotes) => membershipMail(news, quotes, `${linkOrigin}/dashboard`),
  });
}

async function preview({ database, clock, linkKey }: TeamOptions, token: string): Promise<InvitePreview> {
  const now = clock.now();
  const reference = readInviteToken(linkKey, token, now);
  if (!reference) throw new AppError('INVALID_INVITE');
  const invite = await database.transaction(organisationScope(reference.organisationId), (tx) =>
    findOpenInvite(tx, reference, { now }),
  );
  return {
    email: invite.email,
    organisationName: invite.organisation_name,
    companyName: invite.company_name,
    role: invite.role,
  };
}

async function accept({ database, clock, linkKey }: TeamOptions, principal: Principal, token: string): Promise<void> {
  const now = clock.now();
  const reference = readInviteToken(linkKey, token, now);
  if (!reference) throw new AppError('INVALID_INVITE');
  await database.transaction(organisationScope(reference.organisationId), (tx) =>
    joinTeam(tx, reference, { id: principal.accountId, email: principal.email }, now),
  );
}
