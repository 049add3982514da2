import { useParams } from 'react-router';
import { RecordOutline, RecordPage } from '#features/cvs/record/record-page.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';

export const meta = appMeta('What is held about you');

export const handle: PageHandle = {
  outline: <RecordOutline />,
};

export default function HeldRecordPage() {
  const { id = '' } = useParams();
  return <RecordPage key={id} candidateId={id} />;
}
