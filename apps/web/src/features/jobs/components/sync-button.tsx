import { syncWithCvLibrary } from '@candela/contract/job-board/job-board.routes.ts';
import { RefreshCw } from 'lucide-react';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { newsOfSync, newsOfSyncError, type SyncNews } from '../sync-news.ts';

export interface SyncButtonProps {
  jobId: string;
  isDirty: boolean;
  onRepublish(): void;
}

/** Sends the saved text of a published job to the board. */
export function SyncButton({ jobId, isDirty, onRepublish }: SyncButtonProps) {
  const say = ({ tone, message, isRepublishNeeded }: SyncNews) =>
    toast[tone](message, isRepublishNeeded ? { action: { label: 'Republish', onClick: onRepublish } } : undefined);
  const sync = useChange({
    invalidates: staleAfter.job,
    change: () => api.call(syncWithCvLibrary, { params: { id: jobId }, body: { jobId } }),
    onSuccess: ({ data }) => say(newsOfSync(data)),
    onError: (error) => say(newsOfSyncError(error)),
  });
  return (
    <Button
      loading={sync.isPending}
      icon={<RefreshCw aria-hidden="true" className="size-4" />}
      onClick={() => {
        if (isDirty) toast.warning('Save your changes first. Only saved changes are sent to CV-Library.');
        else sync.mutate();
      }}
    >
      Sync to CV-Library
    </Button>
  );
}
