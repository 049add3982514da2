import type { JobDescriptionUpload } from '@candela/contract/job-descriptions/job-descriptions.routes.ts';
import { CircleAlert, CircleCheck, FileText } from 'lucide-react';
import { toFailure } from '#components/form/server-errors.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useDismissUpload, useRetryUpload } from '../use-uploads.ts';

/** Job descriptions on their way to becoming drafts. */
export function UploadList({ uploads }: { uploads: readonly JobDescriptionUpload[] }) {
  if (uploads.length === 0) return null;
  return (
    <section
      aria-label="Job descriptions being read"
      aria-live="polite"
      className="rounded-lg border border-line bg-surface"
    >
      <ul className="divide-y divide-line">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload }: { upload: JobDescriptionUpload }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <span className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        <StateIcon status={upload.status} />
        <span className="grid min-w-0 gap-0.5">
          <span className="truncate font-medium">{upload.fileName}</span>
          <span className={upload.status === 'failed' ? 'text-[13px]/5 text-danger-text' : 'text-[13px]/5 text-muted'}>
            {describe(upload)}
          </span>
        </span>
      </span>
      {upload.status === 'reading' && !upload.reason && upload.progress.total > 0 && <PagesBar {...upload} />}
      {upload.status === 'ready' && upload.jobId && (
        <ButtonLink
          to={`/dashboard/jobs/${upload.jobId}`}
          size="sm"
          aria-label={`Review draft from ${upload.fileName}`}
        >
          Review draft
        </ButtonLink>
      )}
      {upload.status === 'failed' && <FailedActions upload={upload} />}
    </li>
  );
}

function describe({ status, progress, reason }: JobDescriptionUpload): string {
  if (status === 'queued') return 'Queued';
  if (status === 'ready') return 'Ready to review';
  if (status === 'failed') return reason ?? 'This file could not be read.';
  // A scan that takes several turns says itself which pages are left.
  if (reason) return reason;
  return progress.total > 0
    ? `Reading ${progress.done} of ${progress.total} ${progress.total === 1 ? 'page' : 'pages'}`
    : 'Reading';
}

function StateIcon({ status }: Pick<JobDescriptionUpload, 'status'>) {
  if (status === 'reading') return <Spinner className="text-muted" />;
  if (status === 'ready') return <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />;
  if (status === 'failed') return <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />;
  return <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />;
}

function PagesBar({ fileName, progress }: Pick<JobDescriptionUpload, 'fileName' | 'progress'>) {
  return (
    <div
      role="progressbar"
      aria-label={`Pages of ${fileName} read`}
      aria-valuemin={0}
      aria-valuemax={progress.total}
      aria-valuenow={progress.done}
      className="h-1.5 w-32 overflow-hidden rounded-full bg-neutral-soft"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-300"
        style={{ width: `${(progress.done / progress.total) * 100}%` }}
      />
    </div>
  );
}

function FailedActions({ upload }: { upload: JobDescriptionUpload }) {
  const retry = useRetryUpload();
  const dismiss = useDismissUpload();
  const say = (error: unknown) => toast.error(toFailure(error, 'Error during file upload').message);
  return (
    <span className="flex gap-1.5">
      <Button
        size="sm"
        loading={retry.isPending}
        aria-label={`Retry ${upload.fileName}`}
        onClick={() => retry.mutate(upload.id, { onError: say })}
      >
        Retry
      </Button>
      <Button
        size="sm"
        variant="ghost"
        loading={dismiss.isPending}
        aria-label={`Dismiss ${upload.fileName}`}
        onClick={() => dismiss.mutate(upload.id, { onError: say })}
      >
        Dismiss
      </Button>
    </span>
  );
}
