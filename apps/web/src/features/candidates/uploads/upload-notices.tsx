import { IfMay } from '#components/if-may.tsx';
import { useBlindMode } from '../shared/remembered.ts';
import type { Reading } from './batch-progress.ts';
import { MailAllowanceAlert } from './mail-allowance.tsx';
import { ReadingPanel } from './reading-panel.tsx';
import { StorageNotice } from './storage-notice.tsx';
import type { UploadItem } from './upload-item.ts';
import { UploadList } from './upload-list.tsx';

interface UploadNoticesProps {
  items: readonly UploadItem[];
  readings: readonly Reading[];
  /** This tab is still sending files. */
  isUploading: boolean;
  onDismiss(batchIds: readonly string[]): void;
}

/** What there is to say about uploads: the limits they meet, files on their way, files being read. */
export function UploadNotices({ items, readings, isUploading, onDismiss }: UploadNoticesProps) {
  const [isBlind] = useBlindMode();
  return (
    <div className="mb-4 grid grid-cols-1 gap-3 empty:hidden">
      <IfMay permission="cv.upload">
        <StorageNotice />
        <MailAllowanceAlert />
      </IfMay>
      <UploadList items={items} />
      {readings.map((reading) => (
        <ReadingPanel
          key={reading.batchIds.join()}
          reading={reading}
          isUploading={isUploading}
          isBlind={isBlind}
          isBrief={readings.length > 1}
          onDismiss={() => onDismiss(reading.batchIds)}
        />
      ))}
    </div>
  );
}
