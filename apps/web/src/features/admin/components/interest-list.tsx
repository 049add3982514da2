import { exportInterest, type InterestItem, listInterest } from '@candela/contract/leads/leads.routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, MailPlus, MailX } from 'lucide-react';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { When } from '#ui/when.tsx';
import { interestAddress } from '../admin-addresses.ts';
import { counted, fullName } from '../format.ts';
import { EmailLink } from './email-link.tsx';
import { ExportButton } from './export-button.tsx';
import { ListFrame } from './list-frame.tsx';
import { SearchBox } from './search-box.tsx';
import { Toolbar } from './toolbar.tsx';

const columns: readonly Column<InterestItem>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    className: 'max-md:min-w-0 md:max-w-48 md:wrap-anywhere',
    cell: (person) => fullName(person) || <span className="text-subtle">No name given</span>,
  },
  {
    id: 'email',
    header: 'Email',
    className: 'max-md:min-w-0 md:max-w-72',
    cell: (person) => <EmailLink address={person.email} />,
  },
  { id: 'role', header: 'Role', cell: (person) => person.role },
  {
    id: 'created',
    header: 'Registered',
    cell: (person) => <When at={person.createdAt} className="whitespace-nowrap" />,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ unsubscribedAt }) =>
      unsubscribedAt ? (
        <Badge icon={<MailX aria-hidden="true" />}>Unsubscribed</Badge>
      ) : (
        <Badge tone="success" icon={<Check aria-hidden="true" />}>
          Subscribed
        </Badge>
      ),
  },
];

/** Who wants to hear from us. */
export function InterestList() {
  const [query, update] = useAddressState(interestAddress);
  const interest = useQuery({ ...apiQuery(listInterest, { query }), placeholderData: keepPreviousData });
  const { search } = query;
  const isEmpty = interest.data?.pagination.total === 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Toolbar
        total={interest.data && counted(interest.data.pagination.total, 'registration')}
        actions={
          <ExportButton
            name="interest"
            disabled={isEmpty}
            load={() => api.call(exportInterest, { query: { search } })}
          />
        }
      >
        <SearchBox
          label="Search registrations"
          placeholder="Search by name or email"
          value={search}
          onSearch={(next) => update({ search: next }, { replace: true })}
        />
      </Toolbar>
      <ListFrame
        noun="registrations"
        query={interest}
        isFiltered={search !== ''}
        onClear={() => update({ search: '' })}
        onPageChange={(page) => update({ page })}
        empty={
          <EmptyState
            icon={<MailPlus />}
            title="No registrations yet"
            description="People who register interest on the public site appear here."
          />
        }
      >
        {({ items }) => (
          <Table caption="Interest registrations" columns={columns} rows={items} rowKey={(person) => person.id} />
        )}
      </ListFrame>
    </div>
  );
}
