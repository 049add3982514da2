/**
 * On whose behalf a task runs. Turns are taken between tenants, so every task names its own: an organisation, a candidate
 * who acts for themselves, or the platform for what no customer asked for.
 */
export type TaskTenant = { organisationId: string } | { accountId: string } | 'platform';

/** How the queue's tables name a tenant; the platform has no name there, and the empty one in answers. */
export const platformKey = '';

export function tenantKey(tenant: TaskTenant): string {
  if (tenant === 'platform') return platformKey;
  return 'organisationId' in tenant ? tenant.organisationId : `account:${tenant.accountId}`;
}

/** A file, a mail or a task belongs to an organisation, or else to the person who brought it. */
export const tenantOf = (organisationId: string | null, accountId: string): TaskTenant =>
  organisationId === null ? { accountId } : { organisationId };
