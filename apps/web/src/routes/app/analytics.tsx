import { appMeta } from '#shell/app-meta.ts';
import { ComingSoon } from '#shell/coming-soon.tsx';

export const meta = appMeta('Analytics');

export default function AnalyticsPage() {
  return <ComingSoon title="Analytics" />;
}
