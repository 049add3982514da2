import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { BackLink } from '#components/back-link.tsx';
import { useMay } from '#lib/api/use-recruiter.ts';
import { useTabTitle } from '#lib/use-tab-title.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { boardLink, isPublishOffered } from '../publish-offer.ts';
import { PublishButton } from './publish-button.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { StatusBadge } from './status-badge.tsx';
import { SyncButton } from './sync-button.tsx';

export interface EditJobHeaderProps {
  job: Job;
  isDirty: boolean;
}

export function EditJobHeader({ job, isDirty }: EditJobHeaderProps) {
  const [isPublishing, setIsPublishing] = useState(false);
  useTabTitle(job.title);
  const link = boardLink(job);
  const mayUpdate = useMay('job.update');
  const mayPublish = useMay('job.publish');
  return (
    <>
      <BackLink to="/dashboard/jobs">Back to jobs</BackLink>
      <PageHeader
        title={mayUpdate ? 'Edit Job' : 'Job'}
        description={
          <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="wrap-anywhere">
              {job.title || 'Untitled draft'} · {job.companyName}
            </span>
            <StatusBadge status={job.status} />
          </span>
        }
        actions={
          <>
            {link && (
              <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClasses({ variant: 'ghost' })}>
                CV-Library
                <ExternalLink aria-hidden="true" className="size-4" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            )}
            {mayPublish && job.status !== 'Closed' && (
              <SyncButton jobId={job._id} isDirty={isDirty} onRepublish={() => setIsPublishing(true)} />
            )}
            {mayPublish && isPublishOffered(job) && !isDirty && (
              <PublishButton job={job} size="md" isInForm onPublish={() => setIsPublishing(true)} />
            )}
          </>
        }
      />
      {isPublishing && <PublishDialog job={job} onClose={() => setIsPublishing(false)} />}
    </>
  );
}
