import type { LimitedRole } from '@candela/contract/kernel/roles.ts';
import type { Database } from '../database/database.ts';

/** What is kept of a session: what depends on the time alone is computed for each request. */
export interface SessionRow {
  account_id: string;
  expires_at: Date;
  session_id: string;
  credentials_version: number;
  email: string;
  role: 'candidate' | 'recruiter' | 'admin';
  authenticated_at: Date;
  organisation_id: string | null;
  is_parent: boolean | null;
  sees_all: boolean | null;
  company_ids: string[] | null;
  limited_role: LimitedRole | null;
  subscription_status: 'free' | 'active' | 'past_due' | 'canceled' | null;
  current_period_end: Date | null;
  grace_until: Date | null;
  renews: boolean | null;
  task_share: number | null;
}

const principalQuery = `
  select s.account_id, s.expires_at, s.id as session_id, s.credentials_version, s.authenticated_at, a.email, a.role,
         m.organisation_id, m.is_parent, scope.sees_all, scope.company_ids, scope.limited_role,
         sub.status as subscription_status, sub.current_period_end, sub.grace_until, p.task_share,
         (sub.processor_subscription_id is not null and not sub.ends_at_period_end) as renews
  from sessions s
  join accounts a on a.id = s.account_id
  left join members m on m.account_id = a.id
  left join organisations o on o.id = m.organisation_id
  left join subscriptions sub on sub.organisation_id = m.organisation_id
  left join plans p on p.id = sub.plan_id
  left join lateral (
    select bool_or(ms.scope = 'all') as sees_all,
           array_agg(ms.company_id) filter (where ms.company_id is not null) as company_ids,
           min(ms.role) filter (where ms.role in ('viewer', 'interviewer')) as limited_role
    from memberships ms where ms.organisation_id = m.organisation_id and ms.account_id = m.account_id
  ) scope on true
  where s.id = $1 and s.revoked_at is null and s.expires_at > $2
    and s.credentials_version = a.credentials_version
    and a.suspended_at is null and o.suspended_at is null
    and (s.by_sso or m.account_id is null or m.is_parent or not app.must_use_sso(a.id))`;

export const findSession = async (database: Database, id: string, now: Date): Promise<SessionRow | undefined> =>
  (await database.prepared<SessionRow>('principal', principalQuery, [id, now]))[0];
