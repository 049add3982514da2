import { appMeta } from '../../components/shell/app-meta.ts';
import { NotYet } from '../../components/shell/not-yet.tsx';

export const meta = appMeta('Team');

export default function TeamPage() {
  return <NotYet page="team" />;
}
