import { useAddressState } from '#lib/address/use-address-state.ts';
import { Tabs } from '#ui/tabs.tsx';
import { candidatesAddress, views } from './candidates-params.ts';
import { PeopleSearch } from './people/people-search.tsx';
import { RankedCandidates } from './ranking/ranked-candidates.tsx';
import { useCompanyAndJob } from './ranking/use-company-and-job.ts';
import { useBlindMode } from './remembered.ts';
import { useCvUploads } from './uploads/cv-uploads.ts';
import { MailAllowanceNote } from './uploads/mail-allowance.tsx';
import { ReadingPanel } from './uploads/reading-panel.tsx';
import { StorageNotice } from './uploads/storage-notice.tsx';
import { UploadArea } from './uploads/upload-area.tsx';
import { countItems } from './uploads/upload-item.ts';
import { useReadings } from './uploads/use-readings.ts';

const labels = { ranked: 'Ranked Candidates', all: 'Everybody' };

/** CVs in at the top, people out below. */
export function CandidatesPage() {
  const [params, change] = useAddressState(candidatesAddress);
  const choice = useCompanyAndJob(params, change);
  const [isBlind] = useBlindMode();
  const counts = countItems(useCvUploads());
  const isUploading = counts.pending + counts.uploading > 0;
  const { readings, isReading, dismiss } = useReadings(isUploading);
  const isForJob = params.view === 'ranked' && choice.job?.status === 'Active';
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3">
        <StorageNotice />
        <UploadArea
          job={isForJob && choice.job ? { id: choice.job._id, title: choice.job.title } : undefined}
          companyId={params.view === 'ranked' ? choice.company?._id : undefined}
        />
        <MailAllowanceNote />
        {readings.map((reading) => (
          <ReadingPanel
            key={reading.batchIds.join()}
            reading={reading}
            isUploading={isUploading}
            isBlind={isBlind}
            onDismiss={() => dismiss(reading.batchIds)}
          />
        ))}
      </div>
      <Tabs
        label="Candidates"
        value={params.view}
        onValueChange={(value) => change({ view: views.find((view) => view === value) ?? 'ranked' })}
        items={views.map((view) => ({
          value: view,
          label: labels[view],
          content:
            view !== params.view ? null : view === 'ranked' ? (
              <RankedCandidates choice={choice} params={params} change={change} isReading={isReading} />
            ) : (
              <PeopleSearch params={params} change={change} companies={choice.companies} />
            ),
        }))}
      />
    </div>
  );
}
