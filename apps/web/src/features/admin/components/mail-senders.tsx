import { listMailSenders, type MailSender } from '@candela/contract/mail/admin-mail.routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, Pause, Send } from 'lucide-react';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Column, Table, tight } from '#ui/table.tsx';
import { listAddress } from '../admin-addresses.ts';
import { CellLink } from './cell-link.tsx';
import { ListFrame } from './list-frame.tsx';
import { SenderPause } from './sender-pause.tsx';

const number = (value: number) => <span className="tabular">{value.toLocaleString('en-GB')}</span>;

const columns: readonly Column<MailSender>[] = [
  {
    id: 'organisation',
    header: 'Organisation',
    primary: true,
    className: `max-md:min-w-0 md:max-w-40 md:wrap-anywhere xl:max-w-56 ${tight}`,
    cell: (sender) => (
      <CellLink to={`/admin/organisations/${sender.organisationId}`}>{sender.organisationName}</CellLink>
    ),
  },
  {
    id: 'today',
    header: 'Today',
    cell: (sender) => (
      <span className="tabular whitespace-nowrap">
        {sender.sentToday.toLocaleString('en-GB')} of {sender.dailyLimit.toLocaleString('en-GB')}
      </span>
    ),
  },
  { id: 'all', header: 'In all', className: tight, cell: (sender) => number(sender.sentInAll) },
  { id: 'waiting', header: 'Waiting', className: tight, cell: (sender) => number(sender.waiting) },
  { id: 'held', header: 'Held', className: tight, cell: (sender) => number(sender.held) },
  { id: 'complaints', header: 'Complaints', className: tight, cell: (sender) => number(sender.complaints) },
  {
    id: 'state',
    header: 'State',
    className: tight,
    cell: ({ pausedAt, pauseReason, isTrusted }) =>
      pausedAt ? (
        <span title={pauseReason ?? ''}>
          <Badge tone="danger" icon={<Pause aria-hidden="true" />}>
            Paused
          </Badge>
        </span>
      ) : (
        <Badge tone="success" icon={<Check aria-hidden="true" />}>
          {isTrusted ? 'Trusted' : 'Sending'}
        </Badge>
      ),
  },
  { id: 'action', header: '', className: tight, cell: (sender) => <SenderPause sender={sender} /> },
];

/** How much each organisation writes to people outside. */
export function MailSenders() {
  const [query, update] = useAddressState(listAddress);
  const senders = useQuery({ ...apiQuery(listMailSenders, { query }), placeholderData: keepPreviousData });
  return (
    <ListFrame
      noun="senders"
      query={senders}
      isFiltered={false}
      onClear={() => update({})}
      onPageChange={(page) => update({ page })}
      empty={
        <EmptyState
          icon={<Send />}
          title="No email yet"
          description="Organisations appear here once they send email."
        />
      }
    >
      {({ items }) => (
        <Table
          caption="Organisations and their email"
          columns={columns}
          rows={items}
          rowKey={(sender) => sender.organisationId}
        />
      )}
    </ListFrame>
  );
}
