import { type FailedMail, listFailedMails } from '@candela/contract/mail/admin-mail.routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { When } from '#ui/when.tsx';
import { listAddress } from '../admin-addresses.ts';
import { useMailRetry } from '../use-mail.ts';
import { CellLink } from './cell-link.tsx';
import { ListFrame } from './list-frame.tsx';

const columns: readonly Column<FailedMail>[] = [
  {
    id: 'to',
    header: 'To',
    primary: true,
    className: 'max-md:min-w-0 md:max-w-56',
    cell: ({ to }) => <EmailText email={to} />,
  },
  {
    id: 'subject',
    header: 'Email',
    className: 'max-md:min-w-0 md:max-w-64 md:wrap-anywhere',
    cell: ({ subject }) => subject,
  },
  {
    id: 'organisation',
    header: 'From',
    className: 'max-md:min-w-0 md:max-w-40 md:wrap-anywhere',
    cell: ({ organisation }) =>
      organisation ? (
        <CellLink to={`/admin/organisations/${organisation.id}`}>{organisation.name}</CellLink>
      ) : (
        'Candela'
      ),
  },
  {
    id: 'reason',
    header: 'Reason',
    className: 'max-md:min-w-0 md:max-w-72 wrap-anywhere',
    cell: ({ reason }) => reason || 'No reason was given',
  },
  { id: 'created', header: 'Written', cell: ({ createdAt }) => <When at={createdAt} className="whitespace-nowrap" /> },
  { id: 'retry', header: 'Action', align: 'end', cell: (mail) => <RetryButton mail={mail} /> },
];

function RetryButton({ mail }: { mail: FailedMail }) {
  const retry = useMailRetry(mail.id);
  return (
    <Button
      size="sm"
      loading={retry.isPending}
      aria-label={`Try the email to ${mail.to} again`}
      onClick={() => retry.mutate()}
    >
      Try again
    </Button>
  );
}

/** Emails that were refused, or given up after the last try. */
export function FailedMails() {
  const [query, update] = useAddressState(listAddress);
  const failed = useQuery({ ...apiQuery(listFailedMails, { query }), placeholderData: keepPreviousData });
  return (
    <ListFrame
      noun="undelivered emails"
      query={failed}
      isFiltered={false}
      onClear={() => update({})}
      onPageChange={(page) => update({ page })}
      empty={
        <EmptyState
          icon={<MailCheck />}
          title="Every email was delivered"
          description="Emails that a mail server refuses, or that ten tries could not deliver, appear here."
        />
      }
    >
      {({ items }) => <Table caption="Undelivered emails" columns={columns} rows={items} rowKey={({ id }) => id} />}
    </ListFrame>
  );
}
