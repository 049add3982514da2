import type { ExternalIdentity } from '@candela/integrations/identity/port.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import type { SsoSessions } from '../auth/sso-sessions.service.ts';
import { joinOrganisation } from '../organisations/organisations.service.ts';
import { limitedRoleOf, takeInvitedPlace, takeSeat } from '../team/join.service.ts';
import { type ConnectionRow, findIdentity, findOrganisationOf, insertIdentity } from './sso.repo.ts';

const noSeat = 'Your team has no free seat at the moment. Please ask the person who manages it.';
const notInTeam = 'You are no longer on this team. Please ask the person who manages it for an invite.';

export interface Arrival {
  sessions: SsoSessions;
  connection: ConnectionRow;
  /** Of the organisation's domain, as its provider vouches. */
  external: ExternalIdentity;
  now: Date;
  request: RequestContext;
}

/**
 * The account of the person the provider vouches for. An unknown address joins, with a seat, in this transaction; an account that is
 * there already has to be a member or invited: one of another organisation stays its own, and one that was removed stays out.
 */
export async function findOrJoin(tx: Tx, arrival: Arrival): Promise<string> {
  const { sessions, connection, external, now } = arrival;
  const organisationId = connection.organisation_id;
  const who = { organisationId, issuer: connection.issuer, subject: external.subject };
  const linked = await findIdentity(tx, who);
  const known = linked ?? (await sessions.findAccount(tx, external.email));
  const theirs = known ? await findOrganisationOf(tx, known) : null;
  if (theirs !== null && theirs !== organisationId) throw new AppError('OTHER_ORGANISATION');
  const accountId = known && theirs ? known : await join(tx, arrival, known);
  if (!linked) await insertIdentity(tx, who, accountId, now);
  return accountId;
}

async function join(
  tx: Tx,
  { sessions, connection, external, now, request }: Arrival,
  known: string | null,
): Promise<string> {
  const organisationId = connection.organisation_id;
  const invited = await takeInvitedPlace(tx, organisationId, external.email, now);
  if (known && !invited) throw new AppError('SSO_REFUSED', { message: notInTeam });
  const { companyId, role } = invited ?? { companyId: connection.company_id, role: 'recruiter' as const };
  await takeSeat(tx, organisationId, role, noSeat);
  const accountId = known ?? (await sessions.createAccount(tx, external));
  await joinOrganisation(tx, organisationId, { accountId, companyId, limitedRole: limitedRoleOf(role) });
  await recordAudit(tx, {
    action: 'team.joined',
    at: now,
    organisationId,
    actorAccountId: accountId,
    subject: { type: 'account', id: accountId },
    detail: { companyId, role, how: 'sso' },
    requestId: request.requestId,
    address: request.address,
  });
  return accountId;
}
