import { appMeta } from '../../components/shell/app-meta.ts';
import { ComingSoon } from '../../components/shell/coming-soon.tsx';

export const meta = appMeta('Resources');

export default function ResourcesPage() {
  return <ComingSoon title="Resources" />;
}
