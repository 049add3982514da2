import { listAdminPlans } from '@candela/contract/admin/admin-console.routes.ts';
import { listOrganisations, type OrganisationItem } from '@candela/contract/admin/admin-people.routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { When } from '#ui/when.tsx';
import { organisationsAddress } from '../admin-addresses.ts';
import { counted, formatCount } from '../format.ts';
import { suspensionOptions } from '../suspension-options.ts';
import { CellLink } from './cell-link.tsx';
import { FilterSelect } from './filter-select.tsx';
import { ListFrame } from './list-frame.tsx';
import { PlanMark } from './plan-mark.tsx';
import { SearchBox } from './search-box.tsx';
import { StateBadge } from './state-badge.tsx';
import { Toolbar } from './toolbar.tsx';

const OrganisationLink = ({ organisation: { id, name } }: { organisation: OrganisationItem }) => (
  <CellLink to={`/admin/organisations/${id}`}>{name}</CellLink>
);

const columns: readonly Column<OrganisationItem>[] = [
  {
    id: 'name',
    header: 'Organisation',
    primary: true,
    className: 'max-md:min-w-0 md:max-w-72 md:min-w-36',
    cell: (organisation) => <OrganisationLink organisation={organisation} />,
  },
  { id: 'plan', header: 'Plan', cell: (organisation) => <PlanMark organisation={organisation} /> },
  { id: 'members', header: 'Members', align: 'end', cell: ({ members }) => formatCount(members) },
  { id: 'companies', header: 'Companies', align: 'end', cell: ({ companies }) => formatCount(companies) },
  { id: 'activeJobs', header: 'Active jobs', align: 'end', cell: ({ activeJobs }) => formatCount(activeJobs) },
  {
    id: 'created',
    header: 'Created',
    cell: ({ createdAt }) => <When at={createdAt} className="whitespace-nowrap" />,
  },
  { id: 'state', header: 'State', cell: ({ suspendedAt }) => <StateBadge suspendedAt={suspendedAt} /> },
];

const stateOptions = [...suspensionOptions, ['lapsed', 'Plan lapsed']] as const;

/** Every organisation on the platform. */
export function OrganisationsList() {
  const [query, update] = useAddressState(organisationsAddress);
  const organisations = useQuery({ ...apiQuery(listOrganisations, { query }), placeholderData: keepPreviousData });
  const plans = useQuery(apiQuery(listAdminPlans));
  const isFiltered = query.search !== '' || query.state !== undefined || query.plan !== undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Toolbar total={organisations.data && counted(organisations.data.pagination.total, 'organisation')}>
        <SearchBox
          label="Search organisations"
          placeholder="Name, member’s email or id"
          value={query.search}
          onSearch={(search) => update({ search }, { replace: true })}
        />
        <FilterSelect
          label="Plan"
          anyLabel="Any plan"
          value={query.plan}
          options={(plans.data?.data ?? []).map((plan) => [plan.name, plan.displayName] as const)}
          onChange={(plan) => update({ plan })}
        />
        <FilterSelect
          label="State"
          anyLabel="Any state"
          value={query.state}
          options={stateOptions}
          onChange={(state) => update({ state })}
        />
      </Toolbar>
      <ListFrame
        noun="organisations"
        query={organisations}
        isFiltered={isFiltered}
        onClear={() => update({ search: '', state: undefined, plan: undefined })}
        onPageChange={(page) => update({ page })}
        empty={
          <EmptyState
            icon={<Landmark />}
            title="No organisations yet"
            description="The first appears when an employer registers."
          />
        }
      >
        {({ items }) => (
          <Table caption="Organisations" columns={columns} rows={items} rowKey={(organisation) => organisation.id} />
        )}
      </ListFrame>
    </div>
  );
}
