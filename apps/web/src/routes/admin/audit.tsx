import { mostAuditRows } from '@candela/contract/admin/admin-console.routes.ts';
import { auditAddress } from '#features/admin/admin-addresses.ts';
import { AdminListOutline } from '#features/admin/components/admin-outlines.tsx';
import { AuditLog } from '#features/admin/components/audit-log.tsx';
import { ExportButton } from '#features/admin/components/export-button.tsx';
import { loadAuditCsv } from '#features/admin/use-audit.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Audit log');

export const handle: PageHandle = {
  outline: <AdminListOutline hasAction phoneLines={3} isTable={false} controls={['w-56', 'w-48', 'w-36', 'w-36']} />,
};

export default function AuditPage() {
  const [filter] = useAddressState(auditAddress);
  return (
    <>
      <PageHeader
        title="Audit log"
        description="Who did what, newest first. Sealed entries are chained to the ones before, so any later change shows."
        actions={<ExportButton name="audit-log" load={() => loadAuditCsv(filter)} most={mostAuditRows} />}
      />
      <AuditLog />
    </>
  );
}
