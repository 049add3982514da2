import { cvExtensions } from '@candela/contract/cvs/uploads.routes.ts';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { PageDrop } from '#ui/page-drop.tsx';
import { Popover } from '#ui/popover.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { cvUploads } from './cv-uploads.ts';
import { MailAllowanceNote } from './mail-allowance.tsx';
import type { UploadTarget } from './upload-item.ts';

export interface UploadJob {
  id: string;
  title: string;
  threshold: number;
}

export interface UploadButtonProps {
  /** The job chosen on the page, if any: files are for it unless the recruiter says otherwise. */
  job: UploadJob | undefined;
  companyId: string | undefined;
  open: boolean;
  onOpenChange(open: boolean): void;
}

const joined = (threshold: number) => `People scoring ${threshold} or more are added to the pipeline and emailed.`;
const ranked = 'Everyone is ranked for each of them, and no one is emailed.';

/** Where CVs come in: a button, and the whole page to drop files on. */
export function UploadButton({ job, companyId, open, onOpenChange }: UploadButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isForAll, setIsForAll] = useState(false);
  const chosenJob = isForAll ? undefined : job;

  const upload = (files: File[]) => {
    const target: UploadTarget = { ...(chosenJob && { jobId: chosenJob.id }), ...(companyId && { companyId }) };
    onOpenChange(false);
    void cvUploads.add(files, target);
  };

  return (
    <>
      <Popover
        label="Upload CVs"
        align="end"
        open={open}
        onOpenChange={onOpenChange}
        className="grid w-88 max-w-[calc(100vw-1rem)] gap-4"
        trigger={
          <Button variant="primary" icon={<FileUp aria-hidden="true" className="size-4" />}>
            Upload CVs
          </Button>
        }
      >
        <TargetChoice job={job} isForAll={isForAll} onChange={setIsForAll} />
        <MailAllowanceNote />
        <Button variant="primary" block onClick={() => picker.current?.click()}>
          Choose files
        </Button>
      </Popover>
      <input
        ref={picker}
        type="file"
        accept={cvExtensions.join(',')}
        multiple
        aria-label="CV files"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Emptied, so that choosing the same file again is a choice again.
          target.value = '';
          if (files.length > 0) upload(files);
        }}
      />
      <PageDrop onFiles={upload}>
        <p className="text-lg/7 font-semibold">Drop CVs for {chosenJob?.title ?? 'all active jobs'}</p>
        <p className="text-muted">{chosenJob ? joined(chosenJob.threshold) : ranked}</p>
      </PageDrop>
    </>
  );
}

interface TargetChoiceProps {
  job: UploadJob | undefined;
  isForAll: boolean;
  onChange(isForAll: boolean): void;
}

const TargetChoice = ({ job, isForAll, onChange }: TargetChoiceProps) => (
  <>
    <p className="text-muted">PDF, Word or text, up to 10 MB each. You can also drop files anywhere on this page.</p>
    {job ? (
      <RadioGroup
        legend="Upload for"
        value={isForAll ? 'all' : 'job'}
        onChange={(event) => onChange(event.target.value === 'all')}
        options={[
          { value: 'job', label: job.title, hint: joined(job.threshold) },
          { value: 'all', label: 'All active jobs', hint: ranked },
        ]}
      />
    ) : (
      <p>For all active jobs. {ranked}</p>
    )}
  </>
);
