import type { Permission } from '@candela/contract/kernel/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import { sameBytes } from '../../platform/secrets/keys.ts';
import type { ApiKeyClaim } from '../../platform/sessions/api-key-token.ts';
import type { RecruiterPrincipal } from '../../platform/sessions/principal.ts';
import { isSubscriptionActive } from '../../platform/sessions/subscription-status.ts';

interface Row {
  secret_hash: Buffer;
  permissions: Permission[];
  organisation_id: string;
  account_id: string;
  email: string;
  credentials_version: number;
  created_at: Date;
  subscription_status: 'free' | 'active' | 'past_due' | 'canceled';
  current_period_end: Date | null;
  grace_until: Date | null;
  renews: boolean;
  task_share: number | null;
}

/** Used now, to the minute: a program that asks a hundred times a second writes once. */
const keyQuery = `
  with used as (
    update api_keys set last_used_at = $2
    where id = $1 and secret_hash = $3 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute'))
  select k.secret_hash, k.permissions, k.organisation_id, k.created_at, m.account_id, a.email, a.credentials_version,
         sub.status as subscription_status, sub.current_period_end, sub.grace_until, p.task_share,
         (sub.processor_subscription_id is not null and not sub.ends_at_period_end) as renews
  from api_keys k
  join organisations o on o.id = k.organisation_id and o.suspended_at is null
  join members m on m.organisation_id = k.organisation_id and m.is_parent
  join accounts a on a.id = m.account_id and a.suspended_at is null
  join subscriptions sub on sub.organisation_id = k.organisation_id
  join plans p on p.id = sub.plan_id
  where k.id = $1`;

/**
 * A key acts for the organisation: it sees all companies, and it may do what it was given, and nothing that only the parent
 * may. What it writes belongs to the parent's account; the audit log names the key.
 */
export async function findKeyPrincipal(
  database: Database,
  key: ApiKeyClaim,
  now: Date,
): Promise<RecruiterPrincipal | null> {
  const [row] = await database.prepared<Row>('api-key', keyQuery, [key.id, now, key.secretHash]);
  if (!row || !sameBytes(key.secretHash, row.secret_hash)) return null;
  return {
    role: 'recruiter',
    accountId: row.account_id,
    sessionId: key.id,
    credentialsVersion: row.credentials_version,
    email: row.email,
    authenticatedAt: row.created_at,
    organisationId: row.organisation_id,
    isParent: false,
    teamRole: 'admin',
    companyIds: 'all',
    share: row.task_share ?? 1,
    hasActiveSubscription: isSubscriptionActive(
      {
        status: row.subscription_status,
        currentPeriodEnd: row.current_period_end,
        graceUntil: row.grace_until,
        renews: row.renews,
      },
      now,
    ),
    apiKey: { id: key.id, permissions: row.permissions },
  };
}
