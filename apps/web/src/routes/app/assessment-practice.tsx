import { AssessmentPage } from '#features/assessments/assessment-page.tsx';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('Practice assessment');

export default function PracticePage() {
  return <AssessmentPage type="practice" />;
}
