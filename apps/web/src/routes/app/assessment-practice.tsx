import { AssessmentOutline, AssessmentPage } from '#features/assessments/assessment-page.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageOutline } from '#ui/outline.tsx';

export const meta = appMeta('Practice assessment');

export const handle: PageHandle = {
  outline: (
    <PageOutline tabs={2}>
      <AssessmentOutline />
    </PageOutline>
  ),
};

export default function PracticePage() {
  return <AssessmentPage type="practice" />;
}
