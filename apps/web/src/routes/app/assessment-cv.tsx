import { appMeta } from '#shell/app-meta.ts';
import { NotYet } from '#shell/not-yet.tsx';

export const meta = appMeta('CV assessment');

export default function CvAssessmentPage() {
  return <NotYet page="cvAssessment" />;
}
