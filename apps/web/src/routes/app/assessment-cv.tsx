import { AssessmentPage } from '#features/assessments/assessment-page.tsx';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('CV assessment');

export default function CvAssessmentPage() {
  return <AssessmentPage type="interview" />;
}
