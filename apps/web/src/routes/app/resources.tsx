import { appMeta } from '#shell/app-meta.ts';
import { ComingSoon } from '#shell/coming-soon.tsx';

export const meta = appMeta('Resources');

export default function ResourcesPage() {
  return <ComingSoon title="Resources" />;
}
