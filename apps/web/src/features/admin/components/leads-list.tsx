import { exportLeads, type LeadItem, listLeads } from '@candela/contract/leads/leads.routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Column, Table, tight } from '#ui/table.tsx';
import { When } from '#ui/when.tsx';
import { leadsAddress } from '../admin-addresses.ts';
import { counted, formatCount, fullName } from '../format.ts';
import { CellLink } from './cell-link.tsx';
import { EmailLink } from './email-link.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterChip } from './filter-chip.tsx';
import { ListFrame } from './list-frame.tsx';
import { SearchBox } from './search-box.tsx';
import { Toolbar } from './toolbar.tsx';

const columns: readonly Column<LeadItem>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    className: `max-md:min-w-0 md:max-w-32 md:wrap-anywhere xl:max-w-48 ${tight}`,
    cell: (lead) => fullName(lead),
  },
  {
    id: 'email',
    header: 'Email',
    className: `max-md:min-w-0 md:max-w-44 xl:max-w-64 ${tight}`,
    cell: (lead) => <EmailLink address={lead.companyEmail} />,
  },
  {
    id: 'whitepaper',
    header: 'Whitepaper',
    className: `max-md:min-w-0 md:max-w-44 xl:max-w-72 ${tight}`,
    cell: (lead) => <CellLink to={`/admin/resources/${lead.resourceId}`}>{lead.resourceTitle}</CellLink>,
  },
  { id: 'requests', header: 'Times asked', align: 'end', className: tight, cell: (lead) => formatCount(lead.requests) },
  {
    id: 'lastRequested',
    header: 'Last asked',
    className: tight,
    cell: (lead) => <When at={lead.lastRequestedAt} className="whitespace-nowrap" />,
  },
];

/** Who asked for a whitepaper. */
export function LeadsList() {
  const [query, update] = useAddressState(leadsAddress);
  const leads = useQuery({ ...apiQuery(listLeads, { query }), placeholderData: keepPreviousData });
  const { search, resourceId } = query;
  const isEmpty = leads.data?.pagination.total === 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Toolbar
        total={leads.data && counted(leads.data.pagination.total, 'lead')}
        actions={
          <ExportButton
            name="leads"
            disabled={isEmpty}
            load={() => api.call(exportLeads, { query: { search, resourceId } })}
          />
        }
      >
        <SearchBox
          label="Search leads"
          placeholder="Search by name or email"
          value={search}
          onSearch={(next) => update({ search: next }, { replace: true })}
        />
        {resourceId && (
          <FilterChip
            name="Whitepaper"
            value={leads.data?.items[0]?.resourceTitle ?? 'selected'}
            onRemove={() => update({ resourceId: undefined })}
          />
        )}
      </Toolbar>
      <ListFrame
        noun="leads"
        query={leads}
        isFiltered={search !== '' || resourceId !== undefined}
        onClear={() => update({ search: '', resourceId: undefined })}
        onPageChange={(page) => update({ page })}
        empty={
          <EmptyState
            icon={<FileDown />}
            title="No leads yet"
            description="People who ask for a whitepaper on the public site appear here."
          />
        }
      >
        {({ items }) => <Table caption="Whitepaper leads" columns={columns} rows={items} rowKey={(lead) => lead.id} />}
      </ListFrame>
    </div>
  );
}
