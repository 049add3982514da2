import { useSearchParams } from 'react-router';
import { AdminListOutline } from '#features/admin/components/admin-outlines.tsx';
import { FailedMails } from '#features/admin/components/failed-mails.tsx';
import { HeldMails } from '#features/admin/components/held-mails.tsx';
import { MailComplaints } from '#features/admin/components/mail-complaints.tsx';
import { MailSenders } from '#features/admin/components/mail-senders.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';

export const meta = appMeta('Email');

export const handle: PageHandle = {
  outline: <AdminListOutline phoneLines={2} tabs={4} />,
};

const tabs = [
  { value: 'held', label: 'Held', List: HeldMails },
  { value: 'failed', label: 'Not delivered', List: FailedMails },
  { value: 'senders', label: 'Senders', List: MailSenders },
  { value: 'complaints', label: 'Complaints', List: MailComplaints },
] as const;

export default function MailPage() {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'held';
  return (
    <>
      <PageHeader
        title="Email"
        description="Emails that are held or were not delivered, who sends to candidates, and complaints."
      />
      <Tabs
        label="Email"
        value={tab}
        onValueChange={(next) => setParams(next === 'held' ? {} : { tab: next }, { preventScrollReset: true })}
        items={tabs.map(({ value, label, List }) => ({ value, label, content: value === tab ? <List /> : null }))}
      />
    </>
  );
}
