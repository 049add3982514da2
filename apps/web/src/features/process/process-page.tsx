import { getProcessSettings, listStageMails } from '@candela/contract/process/process.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { useMay, useRecruiter } from '#lib/api/use-recruiter.ts';
import { Alert } from '#ui/alert.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { ProcessSettingsForm } from './process-settings-form.tsx';
import { StageMailsCard } from './stage-mails-card.tsx';

/** How the organisation moves applications along. Members of one company read it; those who see all change it. */
export function ProcessPage() {
  const recruiter = useRecruiter();
  const settings = useQuery(apiQuery(getProcessSettings));
  const mails = useQuery(apiQuery(listStageMails));
  const mayWrite = useMay('process.write');
  return (
    <div className="grid grid-cols-1 gap-6">
      {recruiter && !mayWrite && <Alert>Only members who see all companies can change these settings.</Alert>}
      <QueryState query={mails} skeleton={<SkeletonCard lines={6} label="Loading the mails" />}>
        {({ data }) => <StageMailsCard mails={data} mayWrite={mayWrite} />}
      </QueryState>
      <QueryState query={settings} skeleton={<SkeletonCard lines={3} label="Loading the settings" />}>
        {({ data }) => <ProcessSettingsForm settings={data} mayWrite={mayWrite} />}
      </QueryState>
    </div>
  );
}
