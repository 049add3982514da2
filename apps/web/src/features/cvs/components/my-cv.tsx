import { safeNext } from '@candela/contract/auth/safe-next.ts';
import { getOwnCv } from '@candela/contract/cvs/cvs.routes.ts';
import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CvDialog } from '#entities/cv/cv-dialog.tsx';
import { defineAddress, oneOf } from '#lib/address/address-state.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { cn } from '#lib/class-names.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { FormOutline, LinesOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton, SkeletonFields } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useOwnUpload } from '../use-own-upload.ts';
import { AuthorshipCard } from './authorship-card.tsx';
import { CvForm } from './cv-form.tsx';
import { Holders } from './holders.tsx';
import { ReplaceCv } from './replace-cv.tsx';
import { UploadDrop } from './upload-drop.tsx';
import { UploadStatus } from './upload-status.tsx';

const views = ['own', 'organisations'] as const;
const address = defineAddress({ view: oneOf(views, 'own') });

/** The candidate's CV: brought here once, then reviewed, corrected and confirmed; and who else has one about them. */
export function MyCv() {
  const [{ view }, change] = useAddressState(address);
  const query = useQuery(apiQuery(getOwnCv));
  const { upload, send, readAgain } = useOwnUpload();
  const [isReading, setIsReading] = useState(false);
  const cv = query.data?.data ?? null;
  const isBusy = upload.stage === 'sending' || upload.stage === 'reading';

  return (
    <>
      <PageHeader title="CV" description="Review and update your CV data." />
      <Tabs
        label="CV"
        value={view}
        onValueChange={(next) => change({ view: views.find((known) => known === next) })}
        items={[
          {
            value: 'own',
            label: 'Your CV',
            content: (
              <div className="grid gap-6">
                {cv && <ReadyToApply />}
                {cv && <Actions isBusy={isBusy} onRead={() => setIsReading(true)} onFile={(file) => void send(file)} />}
                <UploadStatus upload={upload} onReadAgain={readAgain} />
                <QueryState query={query} skeleton={<MyCvOutline />}>
                  {({ data }) => <OwnCv cv={data} isBusy={isBusy} onFile={(file) => void send(file)} />}
                </QueryState>
              </div>
            ),
          },
          { value: 'organisations', label: 'Who has your CV', content: <Holders /> },
        ]}
      />
      <CvDialog cvId={isReading ? (cv?._id ?? null) : null} onClose={() => setIsReading(false)} />
    </>
  );
}

interface ActionsProps {
  isBusy: boolean;
  onRead(): void;
  onFile(file: File): void;
}

/** Below the tabs, not above them: without a CV, or beside the other tab, there are none, and the tabs stay where they are. */
const Actions = ({ isBusy, onRead, onFile }: ActionsProps) => (
  <div className="flex flex-wrap items-center gap-2">
    <Button onClick={onRead}>See how it was read</Button>
    <ReplaceCv isBusy={isBusy} onFile={onFile} />
  </div>
);

/** Back to what the CV was missing for: a job to apply for. */
function ReadyToApply() {
  const next = safeNext(useSearchParams()[0].get('next'));
  if (!next) return null;
  return (
    <Alert
      tone="success"
      className="max-w-3xl"
      action={
        <ButtonLink to={next} variant="primary" size="sm">
          Go on
        </ButtonLink>
      }
    >
      Your CV is ready. You can now apply for the job.
    </Alert>
  );
}

function OwnCv({ cv, isBusy, onFile }: { cv: Cv | null; isBusy: boolean; onFile(file: File): void }) {
  if (cv) {
    // What is typed while its successor is on the way would be lost; should that fail, everything is still here.
    return (
      <div inert={isBusy} className={cn('grid gap-6', isBusy && 'opacity-50 transition-opacity')}>
        <CvForm key={cv._id} cv={cv} />
        <AuthorshipCard cv={cv} />
      </div>
    );
  }
  return isBusy ? null : <UploadDrop onFile={onFile} />;
}

export const MyCvOutline = () => (
  <div role="status" aria-label="Loading your CV" className="grid max-w-3xl gap-6">
    <Skeleton className="h-control w-72" />
    <Skeleton className="my-1 h-3 w-56" />
    <Card>
      <LinesOutline lines={4} className="mb-5" />
      <SkeletonFields fields={2} />
    </Card>
    <FormOutline fields={4} />
  </div>
);
