import {
  createInterviewFeed,
  deleteInterviewFeed,
  getInterviewFeed,
} from '@candela/contract/interviews/feed.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Input } from '#ui/input.tsx';

/** A private address that any calendar program can subscribe to. */
export function FeedCard() {
  const [url, setUrl] = useState<string | null>(null);
  const isActive = useQuery(apiQuery(getInterviewFeed)).data?.data.isActive ?? false;
  const create = useChange({
    invalidates: [getInterviewFeed],
    change: () => api.call(createInterviewFeed, {}),
    onSuccess: ({ data }) => setUrl(data.url),
    onError: (error) => toast.error(error.message),
  });
  const end = useChange({
    invalidates: [getInterviewFeed],
    change: () => api.call(deleteInterviewFeed, {}),
    onSuccess: () => setUrl(null),
  });
  return (
    <Card
      title="Any other calendar"
      description="Subscribe to your interviews from Outlook, Apple or any other program."
    >
      <div className="grid gap-3">
        {url && (
          <>
            <div className="flex gap-2">
              <Input readOnly value={url} aria-label="Private address" onFocus={(event) => event.target.select()} />
              <CopyButton text={url} />
            </div>
            <p className="text-[13px]/5 text-muted">
              Shown once. Anyone who has this address can read your interviews.
            </p>
          </>
        )}
        <div className="flex flex-wrap gap-2">
          <Button loading={create.isPending} onClick={() => create.mutate()}>
            {isActive ? 'Get a new address' : 'Get a private address'}
          </Button>
          {isActive && (
            <ConfirmDialog
              trigger={<Button variant="ghost">End it</Button>}
              tone="danger"
              title="End the private address?"
              description="Calendars subscribed to it stop receiving your interviews."
              confirmLabel="End the address"
              onConfirm={() => end.mutateAsync()}
            />
          )}
        </div>
      </div>
    </Card>
  );
}
