import { type ComponentType, type ReactNode, useState } from 'react';
import { IfMay } from '#components/if-may.tsx';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ViewsOutline } from './candidates-outline.tsx';
import { PeopleOutline } from './people/people-outline.tsx';
import { PeopleSearch } from './people/people-search.tsx';
import { RankedCandidates } from './ranking/ranked-candidates.tsx';
import { candidatesAddress, views } from './shared/candidates-params.ts';
import { useCompanyAndJob } from './shared/use-company-and-job.ts';
import { useCvUploads } from './uploads/cv-uploads.ts';
import { UploadButton } from './uploads/upload-button.tsx';
import { countItems } from './uploads/upload-item.ts';
import { UploadNotices } from './uploads/upload-notices.tsx';
import { useAreLimitsKnown } from './uploads/use-are-limits-known.ts';
import { useReadings } from './uploads/use-readings.ts';

const labels = { ranked: 'Ranked Candidates', all: 'All candidates' };

export interface CandidatesPageProps {
  /** Puts what is to be said about the records as a whole above the list of all candidates. */
  Notice: ComponentType<{ outline: ReactNode; children: ReactNode }>;
}

/** CVs in by a button, candidates out below: for one job, best first, or all of them. */
export function CandidatesPage({ Notice }: CandidatesPageProps) {
  const [params, change] = useAddressState(candidatesAddress);
  const choice = useCompanyAndJob(params, change);
  const items = useCvUploads();
  const counts = countItems(items);
  const isUploading = counts.pending + counts.uploading > 0;
  const { readings, isReading, isKnown, dismiss } = useReadings(isUploading);
  const [isUploadOpen, setIsUploadOpen] = useState(false);
  const areNoticesKnown = useAreLimitsKnown() && isKnown;
  const job = params.view === 'ranked' && choice.job?.status === 'Active' ? choice.job : undefined;
  return (
    <>
      <PageHeader
        title="Candidates"
        actions={
          <IfMay permission="cv.upload">
            <UploadButton
              job={job && { id: job._id, title: job.title, threshold: job.match_score_threshold }}
              companyId={params.view === 'ranked' ? choice.company?._id : undefined}
              open={isUploadOpen}
              onOpenChange={setIsUploadOpen}
            />
          </IfMay>
        }
        isTight
      />
      {!areNoticesKnown && <ViewsOutline />}
      {/* Asked for at once and shown together: notices that come late would push the candidates down. */}
      <div hidden={!areNoticesKnown}>
        <UploadNotices items={items} readings={readings} isUploading={isUploading} onDismiss={dismiss} />
        <Tabs
          label="Candidates"
          value={params.view}
          onValueChange={(value) => change({ view: views.find((view) => view === value) ?? 'ranked' })}
          items={views.map((view) => ({
            value: view,
            label: labels[view],
            content:
              view !== params.view ? null : view === 'ranked' ? (
                <RankedCandidates
                  choice={choice}
                  params={params}
                  change={change}
                  isReading={isReading}
                  onUpload={() => setIsUploadOpen(true)}
                />
              ) : (
                <Notice outline={<PeopleOutline />}>
                  <PeopleSearch params={params} change={change} companies={choice.companies} />
                </Notice>
              ),
          }))}
        />
      </div>
    </>
  );
}
