import { AccountsList } from '#features/admin/components/accounts-list.tsx';
import { AdminListOutline } from '#features/admin/components/admin-outlines.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Accounts');

export const handle: PageHandle = {
  outline: <AdminListOutline controls={['w-72', 'w-36', 'w-36']} />,
};

export default function AccountsPage() {
  return (
    <>
      <PageHeader title="Accounts" description="Everyone who can sign in." />
      <AccountsList />
    </>
  );
}
