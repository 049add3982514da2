import { type AuditItem, type auditFilterSchema, mostAuditRows } from '@candela/contract/admin/admin-console.routes.ts';
import { auditDetailSchema } from '@candela/contract/kernel/audit-detail.ts';
import type { z } from 'zod';
import { toCsv } from '../../platform/csv.ts';
import type { Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { type AdminActor, type AdminOptions, recordAdminAct } from './admin-act.ts';
import { type AuditFilter, type AuditRow, findAccountIds, listActions, listEvents } from './audit-log.repo.ts';

type FilterInput = z.output<typeof auditFilterSchema>;

/** Nothing here is older, and PostgreSQL knows no year 0. */
const earliestDay = '2000-01-01';

const headers = [
  'Id',
  'Time',
  'Action',
  'Actor',
  'Organisation',
  'Organisation id',
  'Subject',
  'Subject id',
  'Address',
  'Sealed',
  'Detail',
];

export const createAuditLogService = ({ database, clock }: AdminOptions) => ({
  async list({ before, pageSize, ...input }: FilterInput & { before?: number | undefined; pageSize: number }): Promise<{
    items: AuditItem[];
    next: number | null;
    actions: string[];
  }> {
    const actions = await listActions(database.system);
    const filter = await toFilter(database.system, input, actions);
    const rows = filter ? await listEvents(database.system, { ...filter, before, limit: pageSize + 1 }) : [];
    const items = rows.slice(0, pageSize).map(toItem);
    return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null, actions };
  },

  /** Looking is not recorded, or the log would fill with looks at itself; taking it away is. */
  export: (actor: AdminActor, input: FilterInput): Promise<string> =>
    database.transaction(systemScope, async (tx) => {
      const { actor: _, ...withoutActor } = input;
      const filter = await toFilter(tx, input, await listActions(tx));
      const rows = filter ? await listEvents(tx, { ...filter, limit: mostAuditRows }) : [];
      await recordAdminAct(tx, clock, actor, {
        action: 'admin.audit-exported',
        detail: {
          rows: rows.length,
          ...Object.fromEntries(Object.entries(withoutActor).filter(([, value]) => value)),
          // By number: the log outlives the account whose address was typed.
          ...(filter?.actorIds && { actorIds: filter.actorIds.join(', ') }),
        },
      });
      return toCsv(headers, rows.map(toItem).map(toCells));
    }),
});

export type AuditLogService = ReturnType<typeof createAuditLogService>;

/** Words become ids and whole names here, so that every question to the log is one an index answers. Null: no match. */
async function toFilter(
  tx: Tx,
  { action, actor, from, to, organisationId, subjectId }: FilterInput,
  known: readonly string[],
): Promise<Omit<AuditFilter, 'limit'> | null> {
  const [beginning, address] = [action.trim().toLowerCase(), actor.trim().toLowerCase()];
  const actions = beginning ? known.filter((name) => name.startsWith(beginning)) : null;
  const actorIds = address ? await findAccountIds(tx, address) : null;
  if (actions?.length === 0 || actorIds?.length === 0) return null;
  return { actions, actorIds, organisationId, subjectId, from: since2000(from), to: since2000(to) };
}

const since2000 = (day: string | undefined) => (day !== undefined && day < earliestDay ? earliestDay : day);

const toItem = (row: AuditRow): AuditItem => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  actorId: row.actor_account_id,
  actor: row.actor,
  organisationId: row.organisation_id,
  organisation: row.organisation,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  detail: auditDetailSchema.parse(row.detail),
  address: row.address,
  isSealed: row.is_sealed,
});

const toCells = (item: AuditItem) => [
  item.id,
  item.at,
  item.action,
  item.actor,
  item.organisation,
  item.organisationId,
  item.subjectType,
  item.subjectId,
  item.address,
  item.isSealed,
  JSON.stringify(item.detail),
];
