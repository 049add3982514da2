import { listHeldMails } from '@candela/contract/mail/admin-mail.routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { listAddress } from '../admin-addresses.ts';
import { HeldMailRow } from './held-mail-row.tsx';
import { ListFrame } from './list-frame.tsx';

/** Mails of new organisations that wait for a decision. */
export function HeldMails() {
  const [query, update] = useAddressState(listAddress);
  const held = useQuery({ ...apiQuery(listHeldMails, { query }), placeholderData: keepPreviousData });
  return (
    <ListFrame
      noun="held emails"
      query={held}
      isFiltered={false}
      onClear={() => update({})}
      onPageChange={(page) => update({ page })}
      empty={
        <EmptyState
          icon={<MailCheck />}
          title="Nothing is held"
          description="Suspicious email from new organisations is held here until you release it."
        />
      }
    >
      {({ items }) => (
        <ul>
          {items.map((mail) => (
            <HeldMailRow key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </ListFrame>
  );
}
