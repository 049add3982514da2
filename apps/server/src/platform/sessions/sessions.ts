import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { createKept } from '../database/kept.ts';
import type { Principal } from './principal.ts';
import { findSession, type SessionRow } from './session.repo.ts';
import { isSubscriptionActive } from './subscription-status.ts';

/** On which the database tells of a session, an account or an organisation that changed, by its id. */
export const principalsChannel = 'principals';
const mostKept = 10_000;

/** Sessions as the database has them, kept in memory until anything about them changes. */
export function createSessions(database: Database, clock: Clock) {
  const kept = createKept<SessionRow, string>(database, {
    channel: principalsChannel,
    mostKept,
    nameOf: (id) => id,
    read: (id) => findSession(database, id, clock.now()),
    concerns: ({ session_id, account_id, organisation_id }, id) =>
      id === session_id || id === account_id || id === organisation_id,
    holds: ({ expires_at }) => expires_at > clock.now(),
  });
  return {
    /**
     * Who a session is. A logout, a new password, a suspension, a removal from the team or a lapsed plan counts from the next
     * request on, in whichever process it happened and whatever an access token still says.
     */
    find: async (id: string): Promise<Principal | null> => {
      const row = await kept.find(id);
      return row ? toPrincipal(row, clock.now()) : null;
    },
    close: kept.close,
  };
}

export type Sessions = ReturnType<typeof createSessions>;

function toPrincipal(row: SessionRow, now: Date): Principal {
  const base = {
    accountId: row.account_id,
    sessionId: row.session_id,
    credentialsVersion: row.credentials_version,
    email: row.email,
    authenticatedAt: row.authenticated_at,
  };
  if (row.role !== 'recruiter') return { ...base, role: row.role };
  if (!row.organisation_id) return { ...base, role: 'recruiter', organisationId: null };
  return {
    ...base,
    role: 'recruiter',
    organisationId: row.organisation_id,
    isParent: row.is_parent === true,
    teamRole: row.limited_role ?? (row.sees_all ? 'admin' : 'recruiter'),
    companyIds: companiesOf(row),
    share: row.task_share ?? 1,
    hasActiveSubscription:
      row.subscription_status !== null &&
      isSubscriptionActive(
        {
          status: row.subscription_status,
          currentPeriodEnd: row.current_period_end,
          graceUntil: row.grace_until,
          renews: row.renews === true,
        },
        now,
      ),
  };
}

function companiesOf(row: SessionRow): 'all' | string[] {
  if (row.limited_role === 'interviewer') return [];
  return row.sees_all ? 'all' : (row.company_ids ?? []);
}
