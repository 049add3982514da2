import { MyCv } from '#features/cvs/components/my-cv.tsx';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('CV');

export default function CvPage() {
  return <MyCv />;
}
