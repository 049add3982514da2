import { type WorkItem, type WorkState, workStates } from '@candela/contract/admin/admin-console.routes.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { type Pagination, paginate } from '../../platform/http/pagination.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { platformKey } from '../../platform/queue/tenant.ts';
import {
  countWork,
  countWorkByTenant,
  hasWork,
  listFailedWork,
  listWork,
  type TenantWorkRow,
  type WorkRow,
} from '../../platform/queue/work.repo.ts';
import { type AdminActor, type AdminOptions, recordAdminAct } from './admin-act.ts';

const longestPayload = 300;
const tenantsShown = 10;

interface WorkKind {
  name: string;
  counts: Record<WorkState, number>;
  schedule: string | null;
}

interface TenantWork {
  organisationId: string | null;
  name: string;
  waiting: number;
  running: number;
}

export interface WorkQuery {
  name?: string | undefined;
  state?: WorkState | undefined;
  page: number;
  pageSize: number;
}

export function createWorkService({ database, clock, queue }: AdminOptions & { queue: Queue }) {
  const assertKnown = (name: string) => {
    if (!queue.definitions.some((definition) => definition.name === name)) throw new AppError('NOT_FOUND');
  };

  return {
    list: (query: WorkQuery) => listAll({ database, queue }, query),

    async retry(actor: AdminActor, name: string, id: string): Promise<void> {
      assertKnown(name);
      await database.transaction(systemScope, async (tx) => {
        if ((await queue.retry(tx, name, [id])) === 0) {
          throw (await hasWork(tx, name, id))
            ? new AppError('CONFLICT', { message: 'This task has not failed, or is already being retried.' })
            : new AppError('NOT_FOUND');
        }
        await recordAdminAct(tx, clock, actor, {
          action: 'admin.work-retried',
          subject: { type: 'work', id },
          detail: { name },
        });
      });
    },

    async retryAll(actor: AdminActor, name: string): Promise<number> {
      assertKnown(name);
      return database.transaction(systemScope, async (tx) => {
        const count = await queue.retry(tx, name, await listFailedWork(tx, name));
        if (count > 0)
          await recordAdminAct(tx, clock, actor, { action: 'admin.work-retried', detail: { name, count } });
        return count;
      });
    },
  };
}

export type WorkService = ReturnType<typeof createWorkService>;

async function listAll(
  { database, queue }: Pick<AdminOptions, 'database'> & { queue: Queue },
  { name, state, page, pageSize }: WorkQuery,
): Promise<{ kinds: WorkKind[]; tenants: TenantWork[]; items: WorkItem[]; pagination: Pagination }> {
  const all = queue.definitions.map((definition) => definition.name);
  const names = name ? all.filter((known) => known === name) : all;
  const [counted, tenants, items] = await Promise.all([
    countWork(database.system, all),
    countWorkByTenant(database.system, names, tenantsShown),
    listWork(database.system, { names, state, page, pageSize }),
  ]);
  const total = counted
    .filter((row) => names.includes(row.name) && (!state || row.state === state))
    .reduce((sum, row) => sum + row.count, 0);
  const countOf = (kind: string, wanted: WorkState) =>
    counted.find((row) => row.name === kind && row.state === wanted)?.count ?? 0;
  return {
    kinds: queue.definitions.map((kind) => ({
      name: kind.name,
      counts: Object.fromEntries(workStates.map((each) => [each, countOf(kind.name, each)])) as WorkKind['counts'],
      schedule: kind.schedule ?? null,
    })),
    tenants: tenants.map(toTenant),
    items: items.map(toItem),
    pagination: paginate({ page, pageSize }, total),
  };
}

const toTenant = ({ tenant, organisation_id, name, waiting, running }: TenantWorkRow): TenantWork => ({
  organisationId: organisation_id,
  name: name ?? (tenant === platformKey ? 'The platform' : 'A candidate, or a deleted organisation'),
  waiting,
  running,
});

const toItem = (row: WorkRow): WorkItem => ({
  id: row.id,
  name: row.name,
  state: row.state,
  createdAt: row.created_on.toISOString(),
  startedAt: row.started_on?.toISOString() ?? null,
  endedAt: row.completed_on?.toISOString() ?? null,
  startAfter: row.state === 'waiting' ? row.start_after.toISOString() : null,
  // The queue counts what came after the first try.
  tries: row.started_on ? row.retry_count + 1 : 0,
  maxTries: row.retry_limit + 1,
  reason: row.state === 'done' || row.state === 'running' ? null : row.reason,
  payload: shorten(row.payload ?? '{}'),
});

const shorten = (payload: string) =>
  payload.length > longestPayload ? `${payload.slice(0, longestPayload - 1)}…` : payload;
