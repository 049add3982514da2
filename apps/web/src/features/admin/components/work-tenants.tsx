import type { listWork } from '@candela/contract/admin/admin-console.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { type Column, Table } from '#ui/table.tsx';
import { formatCount } from '../format.ts';
import { CellLink } from './cell-link.tsx';

type Tenant = RouteOutput<typeof listWork>['tenants'][number];

/** Whose work waits: one that floods the queue stands first. */
export function WorkTenants({ tenants }: { tenants: readonly Tenant[] }) {
  return (
    <section className="grid grid-cols-1 gap-3 pt-4">
      <h2 className="text-base/6 font-semibold">By organisation</h2>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <Table
          caption="Organisations with most work waiting"
          columns={columns}
          rows={tenants}
          rowKey={(tenant) => tenant.organisationId ?? tenant.name}
        />
      </div>
    </section>
  );
}

const columns: readonly Column<Tenant>[] = [
  {
    id: 'name',
    header: 'Organisation',
    primary: true,
    cell: ({ organisationId, name }) =>
      organisationId ? <CellLink to={`/admin/organisations/${organisationId}`}>{name}</CellLink> : name,
  },
  { id: 'waiting', header: 'Waiting', align: 'end', cell: ({ waiting }) => formatCount(waiting) },
  { id: 'running', header: 'Running', align: 'end', cell: ({ running }) => formatCount(running) },
];
