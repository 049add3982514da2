import { appMeta } from '../../components/shell/app-meta.ts';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { CandidatesPage } from '../../features/candidates/candidates-page.tsx';

export const meta = appMeta('Candidates');

export default function RankedCandidatesPage() {
  return (
    <>
      <PageHeader title="Candidates" description="CVs, read and ranked against a job, with the reasons." />
      <CandidatesPage />
    </>
  );
}
