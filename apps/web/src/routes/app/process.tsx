import { TemplatesCard } from '#features/interviews/templates-card.tsx';
import { ProcessPage } from '#features/process/process-page.tsx';
import { appMeta } from '#shell/app-meta.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Hiring process');

export default function HiringProcessPage() {
  return (
    <>
      <PageHeader
        title="Hiring process"
        description="What candidates are told, how long they may wait for it, and the text of your interviews."
      />
      <div className="grid grid-cols-1 gap-6">
        <ProcessPage />
        <TemplatesCard />
      </div>
    </>
  );
}
