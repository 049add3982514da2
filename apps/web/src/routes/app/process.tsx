import { ProcessPage } from '#features/process/process-page.tsx';
import { appMeta } from '#shell/app-meta.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Hiring process');

export default function HiringProcessPage() {
  return (
    <>
      <PageHeader title="Hiring process" description="What candidates are told, and how long they may wait for it." />
      <ProcessPage />
    </>
  );
}
