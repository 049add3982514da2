import { CandidatesPage } from '#features/candidates/candidates-page.tsx';
import { DuplicatesNotice } from '#features/duplicates/duplicates-notice.tsx';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('Candidates');

export default function RankedCandidatesPage() {
  return <CandidatesPage notice={<DuplicatesNotice />} />;
}
