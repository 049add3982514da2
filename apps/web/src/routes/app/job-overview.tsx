import { useParams } from 'react-router';
import { appMeta } from '#shell/app-meta.ts';
import { CandidateJob } from './candidate-job.tsx';

export const meta = appMeta('Job');

export default function JobOverviewPage() {
  const { id = '' } = useParams();
  return <CandidateJob id={id} />;
}
