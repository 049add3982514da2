import { getProcessSettings, listStageMails } from '@candela/contract/process/process.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { useMay, useRecruiter } from '#lib/api/use-recruiter.ts';
import { Alert } from '#ui/alert.tsx';
import { CardOutline, FormOutline, LinesOutline } from '#ui/outline.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ProcessSettingsForm } from './process-settings-form.tsx';
import { StageMailsCard } from './stage-mails-card.tsx';

/** How the organisation moves applications along. Members of one company read it; those who see all change it. */
export function ProcessPage() {
  const recruiter = useRecruiter();
  const settings = useQuery(apiQuery(getProcessSettings));
  const mails = useQuery(apiQuery(listStageMails));
  const mayWrite = useMay('process.write');
  // The mails come first and take the place they need: what follows waits, so as not to jump.
  if (mails.isPending || settings.isPending) return <ProcessOutline />;
  return (
    <div className="grid grid-cols-1 gap-6">
      {recruiter && !mayWrite && <Alert>Only members who see all companies can change these settings.</Alert>}
      <QueryState query={mails} skeleton={null}>
        {({ data }) => <StageMailsCard mails={data} mayWrite={mayWrite} />}
      </QueryState>
      <QueryState query={settings} skeleton={null}>
        {({ data }) => <ProcessSettingsForm settings={data} mayWrite={mayWrite} />}
      </QueryState>
    </div>
  );
}

/** The stages beside the mail of one and how it reads, and the settings below. */
export const ProcessOutline = () => (
  <div role="status" aria-label="Loading the process" className="grid grid-cols-1 gap-6">
    <CardOutline hasDescription>
      <div className="grid gap-6 lg:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-0.5">
          {Array.from({ length: 7 }, (_, stage) => stage).map((stage) => (
            <div key={stage} className="flex h-9 items-center justify-between px-2.5">
              <Skeleton className="h-3 w-16" />
              <Skeleton className="h-5 w-14 rounded-full" />
            </div>
          ))}
        </div>
        <div className="grid content-start gap-5">
          <Skeleton className="h-control" />
          <Skeleton className="h-52" />
          <Skeleton className="h-control w-20" />
        </div>
        <LinesOutline lines={6} className="content-start" />
      </div>
    </CardOutline>
    <FormOutline fields={4} hasDescription />
  </div>
);
