import { cvExtensions } from '@candela/contract/cvs/uploads.routes.ts';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DropZone } from '#ui/drop-zone.tsx';
import { Select } from '#ui/select.tsx';
import { cvUploads, useCvUploads } from './cv-uploads.ts';
import type { UploadTarget } from './upload-item.ts';
import { UploadList } from './upload-list.tsx';

export interface UploadAreaProps {
  /** The job chosen below, if any: files are for it unless the recruiter says otherwise. */
  job: { id: string; title: string } | undefined;
  companyId: string | undefined;
}

/** Where CVs come in. */
export function UploadArea({ job, companyId }: UploadAreaProps) {
  const items = useCvUploads();
  const [isForAll, setIsForAll] = useState(false);
  const purposeId = useId();
  const chosenJob = isForAll ? undefined : job;

  const upload = (files: File[]) => {
    const target: UploadTarget = { ...(chosenJob && { jobId: chosenJob.id }), ...(companyId && { companyId }) };
    void cvUploads.add(files, target);
  };

  return (
    <DropZone
      label="Upload CVs"
      inputLabel="CV files"
      accept={cvExtensions.join(',')}
      multiple
      onFiles={upload}
      className="gap-4 rounded-lg px-5 py-4"
    >
      {({ isOver, choose }) => (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <FileUp aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-muted max-sm:hidden" />
            <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
              <h2 className="font-semibold">{isOver ? 'Let go to upload' : 'Drop CVs here'}</h2>
              <p className="text-muted">PDF, Word or text, up to 10 MB each. As many as you like.</p>
              <p id={purposeId} className="text-[13px]/5 text-muted">
                {purpose(chosenJob?.title)}
              </p>
            </div>
            <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
              {job && <PurposeSelect jobTitle={job.title} isForAll={isForAll} onChange={setIsForAll} />}
              <Button variant="primary" aria-describedby={purposeId} onClick={choose}>
                Choose files
              </Button>
            </div>
          </div>
          <UploadList items={items} />
        </>
      )}
    </DropZone>
  );
}

interface PurposeSelectProps {
  jobTitle: string;
  isForAll: boolean;
  onChange(isForAll: boolean): void;
}

const PurposeSelect = ({ jobTitle, isForAll, onChange }: PurposeSelectProps) => (
  <Select
    aria-label="What the CVs are for"
    value={isForAll ? 'all' : 'job'}
    onChange={(event) => onChange(event.target.value === 'all')}
    className="min-w-0 flex-1 sm:w-72 sm:flex-none"
  >
    <option value="job">For {jobTitle}</option>
    <option value="all">For all active jobs</option>
  </Select>
);

/** Uploading for a job writes to candidates; uploading for all of them does not. That is said before, not afterwards. */
const purpose = (jobTitle: string | undefined) =>
  jobTitle
    ? `For ${jobTitle}: whoever reaches the job’s threshold joins its pipeline and gets an invitation.`
    : 'For all active jobs: everybody is ranked for each of them, and nobody is written to.';
