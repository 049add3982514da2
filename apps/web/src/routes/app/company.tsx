import { appMeta } from '../../components/shell/app-meta.ts';
import { NotYet } from '../../components/shell/not-yet.tsx';

export const meta = appMeta('Company');

export default function CompanyPage() {
  return <NotYet page="company" />;
}
