import { useParams } from 'react-router';
import { RecordPage } from '#features/cvs/record/record-page.tsx';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('What is held about you');

export default function HeldRecordPage() {
  const { id = '' } = useParams();
  return <RecordPage key={id} candidateId={id} />;
}
