import { type AccountItem, listAccounts } from '@candela/contract/admin/admin-people.routes.ts';
import { roles } from '@candela/contract/kernel/roles.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Column, Table, tight } from '#ui/table.tsx';
import { When } from '#ui/when.tsx';
import { accountsAddress } from '../admin-addresses.ts';
import { counted, toWords } from '../format.ts';
import { suspensionOptions } from '../suspension-options.ts';
import {
  actionColumn,
  lastSeenColumn,
  personColumn,
  roleColumn,
  signInColumn,
  stateColumn,
} from './account-columns.tsx';
import { CellLink } from './cell-link.tsx';
import { FilterSelect } from './filter-select.tsx';
import { ListFrame } from './list-frame.tsx';
import { SearchBox } from './search-box.tsx';
import { Toolbar } from './toolbar.tsx';

const columns: readonly Column<AccountItem>[] = [
  personColumn,
  roleColumn,
  {
    id: 'organisation',
    header: 'Organisation',
    className: `max-md:min-w-0 md:max-w-48 md:min-w-32 md:max-xl:max-w-32 ${tight}`,
    cell: (account) =>
      account.organisationId ? (
        <CellLink to={`/admin/organisations/${account.organisationId}`}>{account.organisationName}</CellLink>
      ) : (
        <span className="text-subtle">–</span>
      ),
  },
  signInColumn,
  lastSeenColumn,
  {
    id: 'created',
    header: 'Joined',
    className: 'md:max-xl:hidden',
    cell: (account) => <When at={account.createdAt} className="whitespace-nowrap" />,
  },
  stateColumn,
  actionColumn,
];

/** Every account that can sign in. */
export function AccountsList() {
  const [query, update] = useAddressState(accountsAddress);
  const accounts = useQuery({ ...apiQuery(listAccounts, { query }), placeholderData: keepPreviousData });
  const isFiltered = query.search !== '' || query.role !== undefined || query.state !== undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Toolbar total={accounts.data && counted(accounts.data.pagination.total, 'account')}>
        <SearchBox
          label="Search accounts"
          placeholder="Search by name or email"
          value={query.search}
          onSearch={(search) => update({ search }, { replace: true })}
        />
        <FilterSelect
          label="Role"
          anyLabel="Any role"
          value={query.role}
          options={roles.map((role) => [role, toWords(role)] as const)}
          onChange={(role) => update({ role })}
        />
        <FilterSelect
          label="State"
          anyLabel="Any state"
          value={query.state}
          options={suspensionOptions}
          onChange={(state) => update({ state })}
        />
      </Toolbar>
      <ListFrame
        noun="accounts"
        query={accounts}
        isFiltered={isFiltered}
        onClear={() => update({ search: '', role: undefined, state: undefined })}
        onPageChange={(page) => update({ page })}
        empty={<EmptyState icon={<UsersRound />} title="No accounts yet" />}
      >
        {({ items }) => <Table caption="Accounts" columns={columns} rows={items} rowKey={(account) => account.id} />}
      </ListFrame>
    </div>
  );
}
