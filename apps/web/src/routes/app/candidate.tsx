import { appMeta } from '../../components/shell/app-meta.ts';
import { NotYet } from '../../components/shell/not-yet.tsx';

export const meta = appMeta('Candidate');

export default function CandidatePage() {
  return <NotYet page="candidate" />;
}
