import { appMeta } from '../../components/shell/app-meta.ts';
import { NotYet } from '../../components/shell/not-yet.tsx';

export const meta = appMeta('CV assessment');

export default function CvAssessmentPage() {
  return <NotYet page="cvAssessment" />;
}
