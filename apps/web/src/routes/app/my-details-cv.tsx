import { useNotice } from '#features/auth/use-notice.ts';
import { MyCv, MyCvOutline } from '#features/cvs/components/my-cv.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { Alert } from '#ui/alert.tsx';
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
  const notice = useNotice();
  return (
    <>
      {notice && (
        <Alert tone="success" className="mb-4">
          {notice}
        </Alert>
      )}
      <MyCv />
    </>
  );
}
