import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { memo } from 'react';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { cvUploads } from './cv-uploads.ts';
import { countItems, inOrderOfInterest, type UploadItem } from './upload-item.ts';

/** Each chosen file and how far it is. */
export function UploadList({ items }: { items: readonly UploadItem[] }) {
  if (items.length === 0) return null;
  const counts = countItems(items);
  const isBusy = counts.pending + counts.uploading > 0;
  const canRetry = items.filter((item) => item.status === 'error' && item.canRetry).length;
  const sending = counts.total - counts.error;
  // Once all have been tried, those that arrived are no news any more; reading them is, and it is shown elsewhere.
  const shown = inOrderOfInterest(items).filter(({ status }) => isBusy || status === 'error');
  return (
    <section aria-label="Uploads" className="grid gap-3 rounded-lg border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        {sending > 0 ? (
          <Progress
            label={isBusy ? 'Uploading' : 'Uploaded'}
            value={isBusy ? counts.percent : 100}
            max={100}
            valueText={`${counts.done} of ${counts.total}${counts.error > 0 ? `, ${counts.error} failed` : ''}`}
            tone={isBusy ? 'accent' : 'success'}
            className="min-w-0 flex-1 basis-56"
          />
        ) : (
          <p className="flex-1 font-medium">
            {counts.error === 1 ? 'One file failed' : `${counts.error} files failed`}
          </p>
        )}
        <div className="flex gap-2">
          {canRetry > 1 && (
            <Button size="sm" onClick={() => void cvUploads.retry()}>
              Retry all
            </Button>
          )}
          {!isBusy && (
            <Button size="sm" variant="ghost" onClick={cvUploads.clearFinished}>
              Clear list
            </Button>
          )}
        </div>
      </div>
      {shown.length > 0 && (
        <ul
          aria-label="Chosen files"
          className="max-h-64 divide-y divide-line overflow-y-auto rounded-md border border-line bg-surface"
        >
          {shown.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

const UploadRow = memo(function UploadRow({ item }: { item: UploadItem }) {
  const { file, status, percent, reason } = item;
  return (
    <li className="flex min-h-row flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 text-[13px]/5">
      <StatusIcon status={status} />
      <span className="min-w-0 flex-1 basis-40 truncate" title={file.name}>
        {file.name}
      </span>
      <span className={status === 'error' ? 'text-danger-text' : 'tabular text-muted'}>
        {status === 'error' ? reason : words(status, percent)}
      </span>
      {status === 'uploading' && (
        <span aria-hidden="true" className="h-1 w-20 overflow-hidden rounded-full bg-neutral-soft">
          <span className="block h-full bg-accent transition-[width] duration-150" style={{ width: `${percent}%` }} />
        </span>
      )}
      {status === 'error' && item.canRetry && (
        <Button size="sm" aria-label={`Retry ${file.name}`} onClick={() => void cvUploads.retry(item.id)}>
          Retry
        </Button>
      )}
    </li>
  );
});

const words = (status: Exclude<UploadItem['status'], 'error'>, percent: number) =>
  ({ pending: 'Waiting', uploading: `${percent}%`, done: 'Uploaded' })[status];

function StatusIcon({ status }: Pick<UploadItem, 'status'>) {
  if (status === 'uploading') return <Spinner className="text-muted" />;
  if (status === 'done') return <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />;
  if (status === 'error') return <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />;
  return <Clock aria-hidden="true" className="size-4 shrink-0 text-muted" />;
}
