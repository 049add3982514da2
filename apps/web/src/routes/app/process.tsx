import { TemplatesCard } from '#features/interviews/templates-card.tsx';
import { ProcessOutline, ProcessPage } from '#features/process/process-page.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Hiring process');

export const handle: PageHandle = {
  outline: (
    <PageOutline>
      <ProcessOutline />
    </PageOutline>
  ),
};

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
