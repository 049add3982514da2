import { appMeta } from '#shell/app-meta.ts';
import { NotYet } from '#shell/not-yet.tsx';

export const meta = appMeta('Billing');

export default function BillingPage() {
  return <NotYet page="billing" />;
}
