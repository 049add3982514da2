import { appMeta } from '../../components/shell/app-meta.ts';
import { MyCv } from '../../features/my-cv/components/my-cv.tsx';

export const meta = appMeta('CV');

export default function CvPage() {
  return <MyCv />;
}
