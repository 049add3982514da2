import { CandidatesPage } from '#features/candidates/candidates-page.tsx';
import { DuplicatesNotice } from '#features/duplicates/duplicates-notice.tsx';
import { appMeta } from '#shell/app-meta.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Candidates');

export default function RankedCandidatesPage() {
  return (
    <>
      <PageHeader title="Candidates" description="CVs, read and ranked against a job, with the reasons." />
      <DuplicatesNotice />
      <CandidatesPage />
    </>
  );
}
