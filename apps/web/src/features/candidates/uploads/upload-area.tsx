import { cvExtensions } from '@candela/contract/cvs/uploads.routes.ts';
import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { cn } from '#lib/class-names.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { cvUploads, useCvUploads } from './cv-uploads.ts';
import type { UploadTarget } from './upload-item.ts';
import { UploadList } from './upload-list.tsx';

export interface UploadAreaProps {
  /** The job chosen below, if any: files are for it unless somebody says otherwise. */
  job: { id: string; title: string } | undefined;
  companyId: string | undefined;
}

/** Where CVs come in. Dropping is a convenience; the button does the same for everybody. */
export function UploadArea({ job, companyId }: UploadAreaProps) {
  const items = useCvUploads();
  const [isOver, setIsOver] = useState(false);
  const [isForAll, setIsForAll] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const purposeId = useId();
  const chosenJob = isForAll ? undefined : job;

  const take = (files: FileList | null) => {
    const target: UploadTarget = { ...(chosenJob && { jobId: chosenJob.id }), ...(companyId && { companyId }) };
    if (files && files.length > 0) void cvUploads.add([...files], target);
    if (picker.current) picker.current.value = '';
  };

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <section
      aria-label="Upload CVs"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        // Passing over a child is not leaving.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={handleDrop}
      className={cn(
        'grid gap-4 rounded-lg border border-dashed px-5 py-4 transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong/60 bg-surface',
      )}
    >
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
          {job && (
            <Select
              aria-label="What the CVs are for"
              value={isForAll ? 'all' : 'job'}
              onChange={(event) => setIsForAll(event.target.value === 'all')}
              className="min-w-0 flex-1 sm:w-72 sm:flex-none"
            >
              <option value="job">For {job.title}</option>
              <option value="all">For all active jobs</option>
            </Select>
          )}
          <Button variant="primary" aria-describedby={purposeId} onClick={() => picker.current?.click()}>
            Choose files
          </Button>
        </div>
        <input
          ref={picker}
          type="file"
          multiple
          accept={cvExtensions.join(',')}
          aria-label="CV files"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => take(event.target.files)}
        />
      </div>
      <UploadList items={items} />
    </section>
  );
}

/** Uploading for a job writes to people; uploading for all of them does not. Nobody should find out afterwards. */
const purpose = (jobTitle: string | undefined) =>
  jobTitle
    ? `For ${jobTitle}: whoever reaches the job’s threshold joins its pipeline and gets an invitation.`
    : 'For all active jobs: everybody is ranked for each of them, and nobody is written to.';
