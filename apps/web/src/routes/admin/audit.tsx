import { exportAudit } from '@candela/contract/admin/admin-console.routes.ts';
import { AuditLog } from '#features/admin/components/audit-log.tsx';
import { ExportButton } from '#features/admin/components/export-button.tsx';
import { useAddressQuery } from '#features/admin/use-address-query.ts';
import { loadAuditCsv } from '#features/admin/use-audit.ts';
import { appMeta } from '#shell/app-meta.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Audit log');

export default function AuditPage() {
  const [filter] = useAddressQuery(exportAudit);
  return (
    <>
      <PageHeader
        title="Audit log"
        description="Who did what, newest first. A sealed entry is chained to those before it: nobody can change or remove it unnoticed."
        actions={<ExportButton name="audit-log" load={() => loadAuditCsv(filter)} />}
      />
      <AuditLog />
    </>
  );
}
