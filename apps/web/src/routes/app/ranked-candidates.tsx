import { CandidatesOutline } from '#features/candidates/candidates-outline.tsx';
import { CandidatesPage } from '#features/candidates/candidates-page.tsx';
import { DuplicatesNotice } from '#features/duplicates/duplicates-notice.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';

export const meta = appMeta('Candidates');

export const handle: PageHandle = {
  outline: <CandidatesOutline />,
};

export default function RankedCandidatesPage() {
  return <CandidatesPage Notice={DuplicatesNotice} />;
}
