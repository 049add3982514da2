import { appMeta } from '../../components/shell/app-meta.ts';
import { NotYet } from '../../components/shell/not-yet.tsx';

export const meta = appMeta('Candidates');

export default function RankedCandidatesPage() {
  return <NotYet page="rankedCandidates" />;
}
