import { appMeta } from '../../components/shell/app-meta.ts';
import { ComingSoon } from '../../components/shell/coming-soon.tsx';

export const meta = appMeta('Analytics');

export default function AnalyticsPage() {
  return <ComingSoon title="Analytics" />;
}
