import { ArrowLeft } from 'lucide-react';
import { ProcessingOutline, ProcessingPage } from '#features/privacy/processing-page.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Record of processing');

export const handle: PageHandle = {
  outline: (
    <PageOutline hasBackLink phoneLines={3}>
      <ProcessingOutline />
    </PageOutline>
  ),
};

export default function ProcessingRoute() {
  return (
    <>
      <ButtonLink to="/dashboard/privacy" variant="ghost" size="sm" className="mb-3 -ml-2.5">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Privacy
      </ButtonLink>
      <PageHeader
        title="Record of processing"
        description="Every kind of personal data Candela holds, whether it is in a copy, and what becomes of it when it is erased. Copies and erasure follow this list."
      />
      <ProcessingPage />
    </>
  );
}
