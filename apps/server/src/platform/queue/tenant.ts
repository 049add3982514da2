import { organisationScope, type Scope } from '../database/scope.ts';

/**
 * On whose behalf a task runs. Turns are taken between tenants, so every task names its own: an organisation, a candidate
 * who acts for themselves, or the platform for what no customer asked for.
 */
export type TaskTenant = { organisationId: string } | { accountId: string } | 'platform';

/** How the queue's tables name a tenant; the platform has no name there, and the empty one in answers. */
export const platformKey = '';
const accountPrefix = 'account:';

export function tenantKey(tenant: TaskTenant): string {
  if (tenant === 'platform') return platformKey;
  return 'organisationId' in tenant ? tenant.organisationId : `${accountPrefix}${tenant.accountId}`;
}

export function tenantOfKey(key: string): TaskTenant {
  if (key === platformKey) return 'platform';
  return key.startsWith(accountPrefix) ? { accountId: key.slice(accountPrefix.length) } : { organisationId: key };
}

/** What the transactions of a tenant's task may see. A task of the platform says itself what it has to see, and why. */
export function taskScope({ tenant }: { tenant: TaskTenant }): Scope {
  if (tenant === 'platform') throw new Error('A task of the platform has no scope of its own');
  return 'organisationId' in tenant ? organisationScope(tenant.organisationId) : { kind: 'account', ...tenant };
}

/** For tasks that only an organisation has. */
export function organisationOf({ tenant }: { tenant: TaskTenant }): string {
  if (tenant === 'platform' || !('organisationId' in tenant)) throw new Error('This task belongs to no organisation');
  return tenant.organisationId;
}

/** A file, a mail or a task belongs to an organisation, or else to the person who brought it. */
export const tenantOf = (organisationId: string | null, accountId: string): TaskTenant =>
  organisationId === null ? { accountId } : { organisationId };
