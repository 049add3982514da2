import { appMeta } from '../../components/shell/app-meta.ts';
import { NotYet } from '../../components/shell/not-yet.tsx';

export const meta = appMeta('Applications');

export default function ApplicationsPage() {
  return <NotYet page="applications" />;
}
