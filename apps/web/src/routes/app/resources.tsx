import { appMeta } from '#shell/app-meta.ts';
import { ComingSoon } from '#shell/coming-soon.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageOutline } from '#ui/outline.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export const meta = appMeta('Resources');

export const handle: PageHandle = {
  outline: (
    <PageOutline hasDescription={false}>
      <Skeleton className="h-60.5 rounded-lg border border-line bg-surface" />
    </PageOutline>
  ),
};

export default function ResourcesPage() {
  return <ComingSoon title="Resources" />;
}
