import { useSearchParams } from 'react-router';
import { AdminListOutline } from '#features/admin/components/admin-outlines.tsx';
import { InterestList } from '#features/admin/components/interest-list.tsx';
import { LeadsList } from '#features/admin/components/leads-list.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';

export const meta = appMeta('Leads');

export const handle: PageHandle = {
  outline: <AdminListOutline phoneLines={2} tabs={2} controls={['w-72', 'w-32']} />,
};

export default function LeadsPage() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'interest' ? 'interest' : 'leads';
  return (
    <>
      <PageHeader title="Leads" description="Who asked for a whitepaper, and who wants to hear from us." />
      <Tabs
        label="Leads"
        value={tab}
        // The other list starts afresh: one list's page and search mean nothing to the other.
        onValueChange={(next) => setParams(next === 'interest' ? { tab: next } : {}, { preventScrollReset: true })}
        items={[
          { value: 'leads', label: 'Whitepaper leads', content: tab === 'leads' ? <LeadsList /> : null },
          { value: 'interest', label: 'Interest registrations', content: tab === 'interest' ? <InterestList /> : null },
        ]}
      />
    </>
  );
}
