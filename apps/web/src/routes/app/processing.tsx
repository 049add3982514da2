import { BackLink } from '#components/back-link.tsx';
import { ProcessingOutline, ProcessingPage } from '#features/privacy/processing-page.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
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
      <BackLink to="/dashboard/privacy">Back to Privacy</BackLink>
      <PageHeader
        title="Record of processing"
        description="Every kind of personal data Candela holds, whether it is in a copy, and what becomes of it when it is erased. Copies and erasure follow this list."
      />
      <ProcessingPage />
    </>
  );
}
