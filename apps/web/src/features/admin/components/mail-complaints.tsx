import { listMailComplaints, type MailComplaint } from '@candela/contract/mail/admin-mail.routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { Badge } from '#ui/badge.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { When } from '#ui/when.tsx';
import { listAddress } from '../admin-addresses.ts';
import { CellLink } from './cell-link.tsx';
import { ListFrame } from './list-frame.tsx';

const columns: readonly Column<MailComplaint>[] = [
  {
    id: 'organisation',
    header: 'Organisation',
    primary: true,
    className: 'max-md:min-w-0 md:max-w-48 md:wrap-anywhere',
    cell: (complaint) => (
      <CellLink to={`/admin/organisations/${complaint.organisationId}`}>{complaint.organisationName}</CellLink>
    ),
  },
  {
    id: 'subject',
    header: 'Email',
    className: 'max-md:min-w-0 md:max-w-80 md:wrap-anywhere',
    cell: ({ subject }) => subject,
  },
  {
    id: 'address',
    header: 'From',
    className: 'max-md:min-w-0 md:max-w-56',
    cell: ({ address }) => <EmailText email={address} />,
  },
  {
    id: 'created',
    header: 'When',
    cell: (complaint) => <When at={complaint.createdAt} className="whitespace-nowrap" />,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ settledAt }) => (settledAt ? <Badge>Settled</Badge> : <Badge tone="warning">Open</Badge>),
  },
];

/** Who did not want what they got. */
export function MailComplaints() {
  const [query, update] = useAddressState(listAddress);
  const complaints = useQuery({ ...apiQuery(listMailComplaints, { query }), placeholderData: keepPreviousData });
  return (
    <ListFrame
      noun="complaints"
      query={complaints}
      isFiltered={false}
      onClear={() => update({})}
      onPageChange={(page) => update({ page })}
      empty={
        <EmptyState
          icon={<MailCheck />}
          title="No complaints"
          description="Every email an organisation sends carries a link to report it."
        />
      }
    >
      {({ items }) => (
        <Table caption="Complaints about email" columns={columns} rows={items} rowKey={(complaint) => complaint.id} />
      )}
    </ListFrame>
  );
}
