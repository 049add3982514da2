import { auditAddress } from '#features/admin/admin-addresses.ts';
import { AuditLog } from '#features/admin/components/audit-log.tsx';
import { ExportButton } from '#features/admin/components/export-button.tsx';
import { loadAuditCsv } from '#features/admin/use-audit.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { appMeta } from '#shell/app-meta.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Audit log');

export default function AuditPage() {
  const [filter] = useAddressState(auditAddress);
  return (
    <>
      <PageHeader
        title="Audit log"
        description="Who did what, newest first. Sealed entries are chained to the ones before, so any later change shows."
        actions={<ExportButton name="audit-log" load={() => loadAuditCsv(filter)} />}
      />
      <AuditLog />
    </>
  );
}
