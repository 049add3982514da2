import { AccountsList } from '#features/admin/components/accounts-list.tsx';
import { appMeta } from '#shell/app-meta.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Accounts');

export default function AccountsPage() {
  return (
    <>
      <PageHeader title="Accounts" description="Everyone who can sign in." />
      <AccountsList />
    </>
  );
}
