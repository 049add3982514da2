import { appMeta } from '../../components/shell/app-meta.ts';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { AccountsList } from '../../features/admin/components/accounts-list.tsx';

export const meta = appMeta('Accounts');

export default function AccountsPage() {
  return (
    <>
      <PageHeader title="Accounts" description="Everybody who can sign in." />
      <AccountsList />
    </>
  );
}
