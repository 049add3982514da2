import { appMeta } from '../../components/shell/app-meta.ts';
import { NotYet } from '../../components/shell/not-yet.tsx';

export const meta = appMeta('Billing');

export default function BillingPage() {
  return <NotYet page="billing" />;
}
