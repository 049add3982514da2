import { appMeta } from '../../components/shell/app-meta.ts';
import { NotYet } from '../../components/shell/not-yet.tsx';

export const meta = appMeta('Companies');

export default function CompaniesPage() {
  return <NotYet page="companies" />;
}
