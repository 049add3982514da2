import type { AccountItem } from '@candela/contract/admin/admin-people.routes.ts';
import { Badge } from '#ui/badge.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { type Column, tight } from '#ui/table.tsx';
import { When } from '#ui/when.tsx';
import { fullName, toWords } from '../format.ts';
import { AccountSuspension } from './account-suspension.tsx';
import { StateBadge } from './state-badge.tsx';

type PersonRow = AccountItem & { isParent?: boolean };

/** What every list of people shows of them. */
export const personColumn: Column<PersonRow> = {
  id: 'person',
  header: 'Person',
  primary: true,
  className: `max-md:min-w-0 md:max-w-72 md:min-w-44 ${tight}`,
  cell: (account) => (
    <span className="grid min-w-0">
      <span className="flex min-w-0 items-center gap-2">
        <span className="wrap-anywhere">{fullName(account) || '–'}</span>
        {account.isParent && <Badge className="shrink-0">Parent</Badge>}
      </span>
      <EmailText email={account.email} className="text-[13px]/5 font-normal text-muted" />
    </span>
  ),
};

export const roleColumn: Column<PersonRow> = {
  id: 'role',
  header: 'Role',
  className: tight,
  cell: (account) => toWords(account.role),
};

export const signInColumn: Column<PersonRow> = {
  id: 'signIn',
  header: 'Signs in with',
  className: 'md:max-xl:hidden',
  cell: (account) => (account.authProvider === 'google' ? 'Google' : 'Password'),
};

export const lastSeenColumn: Column<PersonRow> = {
  id: 'lastSeen',
  header: 'Last seen',
  className: tight,
  cell: (account) =>
    account.lastSeenAt ? (
      <When at={account.lastSeenAt} className="whitespace-nowrap" />
    ) : (
      <span className="text-subtle">Never</span>
    ),
};

export const stateColumn: Column<PersonRow> = {
  id: 'state',
  header: 'State',
  className: tight,
  cell: (account) => <StateBadge suspendedAt={account.suspendedAt} />,
};

export const actionColumn: Column<PersonRow> = {
  id: 'actions',
  header: 'Actions',
  hideHeader: true,
  align: 'end',
  className: `max-md:pt-1 md:w-px ${tight}`,
  cell: (account) => <AccountSuspension account={account} />,
};
