import { appMeta } from '#shell/app-meta.ts';
import { NotYet } from '#shell/not-yet.tsx';

export const meta = appMeta('Team');

export default function TeamPage() {
  return <NotYet page="team" />;
}
