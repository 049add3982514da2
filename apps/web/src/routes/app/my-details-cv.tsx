import { MyCv, MyCvOutline } from '#features/cvs/components/my-cv.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageOutline } from '#ui/outline.tsx';

export const meta = appMeta('CV');

export const handle: PageHandle = {
  outline: (
    <PageOutline tabs={2}>
      <MyCvOutline />
    </PageOutline>
  ),
};

export default function CvPage() {
  return <MyCv />;
}
