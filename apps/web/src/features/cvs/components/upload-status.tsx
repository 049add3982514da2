import { toFailure } from '#components/form/server-errors.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { OwnUpload } from '../use-own-upload.ts';

export interface UploadStatusProps {
  upload: OwnUpload;
  onReadAgain(fileId: string): Promise<unknown>;
}

export function UploadStatus({ upload, onReadAgain }: UploadStatusProps) {
  return (
    <div aria-live="polite" className="max-w-3xl empty:hidden">
      {upload.stage === 'sending' && (
        <div className="rounded-lg border border-line bg-surface px-5 py-4">
          <Progress
            label={`Uploading ${upload.fileName}`}
            value={Math.round(upload.share * 100)}
            max={100}
            valueText={`${Math.round(upload.share * 100)}%`}
          />
        </div>
      )}
      {upload.stage === 'reading' && (
        <div className="flex items-center gap-3 rounded-lg border border-line bg-surface px-5 py-4">
          <Spinner className="text-muted" />
          <p>
            <span className="font-medium">Reading {upload.fileName}</span>
            <span className="block text-[13px]/5 text-muted">
              {upload.progress ?? 'This takes a few seconds.'} You can leave this page.
            </span>
          </p>
        </div>
      )}
      {upload.stage === 'repeat' && (
        <Alert tone="info" title="You uploaded this file before">
          What was read from {upload.fileName} then is your CV now, with your corrections.
        </Alert>
      )}
      {upload.stage === 'failed' && <Failed {...upload} onReadAgain={onReadAgain} />}
    </div>
  );
}

function Failed({
  reason,
  fileId,
  onReadAgain,
}: { reason: string; fileId: string | null } & Pick<UploadStatusProps, 'onReadAgain'>) {
  return (
    <Alert
      tone="danger"
      title="Your CV could not be read"
      action={
        fileId && (
          <Button
            size="sm"
            onClick={() =>
              void onReadAgain(fileId).catch((error: unknown) =>
                toast.error(toFailure(error, 'Upload process failed').message),
              )
            }
          >
            Try again
          </Button>
        )
      }
    >
      {reason}
    </Alert>
  );
}
