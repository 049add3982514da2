import type { Invite, InviteInput } from '@candela/contract/team/team.schemas.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { assertOwnCompany } from '../companies/own-company.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { describeRecruiter } from '../organisations/organisations.service.ts';
import { createInviteToken } from './invite-link.service.ts';
import { takeSeat } from './join.service.ts';
import { inviteMail } from './team.mails.ts';
import {
  findInvite,
  hasMember,
  type InviteRow,
  insertInvite,
  listInvites,
  renewInvite,
  takeInvite,
} from './team.repo.ts';

const validFor = days(7);
const used = 'This invite was accepted or revoked.';
const noSeat = 'Seat limit reached. Upgrade to add more teammates.';

export interface InvitesOptions {
  database: Database;
  clock: Clock;
  mail: MailService;
  linkKey: Uint8Array;
  linkOrigin: string;
}

export const createInvitesService = (options: InvitesOptions) => ({
  list: (principal: RecruiterPrincipal) => list(options, principal),
  invite: (principal: RecruiterPrincipal, input: InviteInput) => invite(options, principal, input),
  resend: (principal: RecruiterPrincipal, id: string) => resend(options, principal, id),
  revoke: (principal: RecruiterPrincipal, id: string) => revoke(options, principal, id),
});

export type InvitesService = ReturnType<typeof createInvitesService>;

const list = ({ database, clock }: InvitesOptions, principal: RecruiterPrincipal): Promise<Invite[]> =>
  database.transaction(tenantScope(principal), async (tx) => {
    const rows = await listInvites(tx, principal.organisationId);
    return rows.map((row) => toInvite(row, clock.now()));
  });

const invite = (options: InvitesOptions, principal: RecruiterPrincipal, input: InviteInput): Promise<Invite> =>
  options.database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId } = principal;
    const now = options.clock.now();
    const companyId = input.scope === 'company' ? (input.companyId ?? null) : null;
    if (companyId) await assertOwnCompany(tx, organisationId, companyId);
    if (input.email === principal.email) {
      throw new AppError('ALREADY_MEMBER', { message: 'This is your own address: you are on the team already.' });
    }
    if (await hasMember(tx, organisationId, input.email)) throw new AppError('ALREADY_MEMBER');
    await takeSeat(tx, organisationId, input.role, noSeat);
    const times = { sentAt: now, expiresAt: after(now, validFor) };
    const id = await insertInvite(tx, organisationId, {
      email: input.email,
      companyId,
      role: input.role,
      invitedBy: principal.accountId,
      ...times,
    });
    if (!id) throw new AppError('ALREADY_INVITED');
    return send(tx, options, principal, id, 'team.invited');
  });

const resend = (options: InvitesOptions, principal: RecruiterPrincipal, id: string): Promise<Invite> =>
  options.database.transaction(tenantScope(principal), async (tx) => {
    const now = options.clock.now();
    const times = { sentAt: now, expiresAt: after(now, validFor) };
    const role = await renewInvite(tx, principal.organisationId, id, times);
    if (!role) throw new AppError('NOT_FOUND', { message: used });
    await takeSeat(tx, principal.organisationId, role, noSeat);
    return send(tx, options, principal, id, 'team.invite-resent');
  });

const revoke = ({ database, clock }: InvitesOptions, principal: RecruiterPrincipal, id: string): Promise<void> =>
  database.transaction(tenantScope(principal), async (tx) => {
    if (!(await takeInvite(tx, principal.organisationId, id))) throw new AppError('NOT_FOUND', { message: used });
    await audit(tx, principal, 'team.invite-revoked', id, clock.now());
  });

async function send(
  tx: Tx,
  { clock, mail, linkKey, linkOrigin }: InvitesOptions,
  principal: RecruiterPrincipal,
  id: string,
  action: string,
): Promise<Invite> {
  const { organisationId } = principal;
  const row = await findInvite(tx, organisationId, id);
  if (!row) throw new AppError('NOT_FOUND');
  const { user } = await describeRecruiter(tx, principal);
  const invite = createInviteToken(linkKey, { organisationId, inviteId: id }, row.expires_at);
  const query = new URLSearchParams({ invite, email: row.email });
  await mail.queueTenantMail(tx, {
    organisationId,
    to: row.email,
    quotes: {
      inviterName: `${user.firstName} ${user.lastName}`.trim() || user.email,
      organisationName: row.organisation_name,
      companyName: row.company_name ?? '',
    },
    content: (quotes) => inviteMail(row.role, quotes, `${linkOrigin}/register?${query}#recruiter`),
  });
  await audit(tx, principal, action, id, clock.now());
  return toInvite(row, clock.now());
}

const audit = (tx: Tx, principal: RecruiterPrincipal, action: string, id: string, now: Date) =>
  recordAudit(tx, {
    action,
    at: now,
    organisationId: principal.organisationId,
    actorAccountId: principal.accountId,
    subject: { type: 'team-invite', id },
  });

const toInvite = (row: InviteRow, now: Date): Invite => ({
  _id: row.id,
  email: row.email,
  scope: row.scope,
  companyId: row.company_id,
  companyName: row.company_name,
  role: row.role,
  sentAt: row.sent_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  isExpired: row.expires_at <= now,
});
