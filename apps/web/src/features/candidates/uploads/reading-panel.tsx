import type { UploadFile } from '@candela/contract/cvs/uploads.routes.ts';
import { ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Progress } from '#ui/progress.tsx';
import { isTakingTurns, type Reading, readingText } from './batch-progress.ts';
import { useRetryFiles } from './use-readings.ts';

export interface ReadingPanelProps {
  reading: Reading;
  /** This tab is still sending files. */
  isUploading: boolean;
  isBlind: boolean;
  /** Others stand beside it: failures are counted, and named when asked for. */
  isBrief: boolean;
  onDismiss(): void;
}

/** One upload being read: how far it is, what could not be read and why, whom we knew already. */
export function ReadingPanel({ reading, isUploading, isBlind, isBrief, onDismiss }: ReadingPanelProps) {
  const isUnderWay = reading.inWork > 0 || (isUploading && reading.awaited > 0);
  const text = readingText(reading, isUploading);
  return (
    <section aria-label={`CVs for ${reading.purpose}`} className="rounded-lg border border-line bg-surface px-4 py-3">
      <div className="flex items-start gap-3">
        <Progress
          label={`${isUnderWay ? 'Reading CVs' : 'CVs read'} for ${reading.purpose}`}
          value={reading.read + reading.failed}
          max={reading.total}
          valueText={text}
          tone={isUnderWay ? 'accent' : reading.failed + reading.awaited > 0 ? 'warning' : 'success'}
          className="min-w-0 flex-1"
        />
        {!isUnderWay && (
          <IconButton
            label={`Dismiss: CVs for ${reading.purpose}`}
            size="sm"
            className="-my-1 -mr-2"
            onClick={onDismiss}
          >
            <X />
          </IconButton>
        )}
      </div>
      {/* Said when it is over; a number every second would be a nuisance. */}
      <p role="status" className="sr-only">
        {isUnderWay ? '' : `Reading has finished: ${text}.`}
      </p>
      <NotableFiles files={reading.notable} isBlind={isBlind} isBrief={isBrief} />
    </section>
  );
}

interface NotableFilesProps extends Pick<ReadingPanelProps, 'isBlind' | 'isBrief'> {
  files: readonly UploadFile[];
}

function NotableFiles({ files, isBlind, isBrief }: NotableFilesProps) {
  const failed = files.filter(({ status }) => status === 'failed');
  const known = files.filter(({ status }) => status === 'duplicate');
  const slow = files.filter(isTakingTurns);
  if (files.length === 0) return null;
  return (
    <div className="mt-3 grid gap-2">
      {failed.length > 0 && <FailedFiles files={failed} namedAtOnce={isBrief ? 0 : namedAtOnce} />}
      {slow.map(({ id, fileName, reason }) => (
        <p key={id} className="text-[13px]/5 break-words text-muted">
          {fileName}: {reason}
        </p>
      ))}
      {known.length > 0 && <KnownFiles files={known} isBlind={isBlind} />}
    </div>
  );
}

/** So many are named at once: candidates below stay in sight. */
const namedAtOnce = 2;

function FailedFiles({ files, namedAtOnce }: { files: readonly UploadFile[]; namedAtOnce: number }) {
  const [isWhole, setIsWhole] = useState(false);
  const retry = useRetryFiles();
  const say = (error: unknown) => toast.error(toFailure(error, 'The file could not be queued again.').message);
  const again = (ids: readonly string[]) => retry.mutate(ids, { onError: say });
  const named = isWhole ? files : files.slice(0, namedAtOnce);
  const unnamed = files.length - namedAtOnce;
  return (
    <>
      <ul
        aria-label="Files that could not be read"
        className="divide-y divide-line border-t border-line empty:border-t-0"
      >
        {named.map(({ id, fileName, reason }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="grid min-w-0 flex-1 basis-56">
              <span className="truncate font-medium" title={fileName}>
                {fileName}
              </span>
              <span className="text-[13px]/5 text-danger-text">{reason ?? 'This file could not be read.'}</span>
            </span>
            <Button
              size="sm"
              aria-label={`Retry ${fileName}`}
              loading={retry.isPending && retry.variables.includes(id)}
              onClick={() => again([id])}
            >
              Retry
            </Button>
          </li>
        ))}
      </ul>
      {(files.length > 1 || unnamed > 0) && (
        <div className="flex flex-wrap gap-2">
          {files.length > 1 && (
            <Button
              size="sm"
              loading={retry.isPending && retry.variables.length > 1}
              onClick={() => again(files.map(({ id }) => id))}
            >
              Retry all
            </Button>
          )}
          {unnamed > 0 && (
            <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? 'Show fewer' : namedAtOnce > 0 ? `Show ${unnamed} more` : 'Show what failed'}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function KnownFiles({ files, isBlind }: { files: readonly UploadFile[]; isBlind: boolean }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-7 items-center gap-1.5 rounded-sm text-[13px]/5 text-muted hover:text-text">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {files.length === 1
          ? 'One CV of a candidate you already have'
          : `${files.length} CVs of candidates you already have`}
      </summary>
      <ul className="grid gap-1 pt-1 pl-5.5 text-[13px]/5">
        {files.map((file) => (
          <li key={file.id} className="flex flex-wrap gap-x-2">
            <span className="truncate">{file.fileName}</span>
            <span className="text-muted">{knownText(file, isBlind)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function knownText({ reason, name }: UploadFile, isBlind: boolean): string {
  const who = isBlind || !name ? 'Already here' : `Already here as ${name}`;
  return reason ? `${who}. ${reason}` : who;
}
