import { listWebhooks, removeWebhook, type Webhook } from '@candela/contract/webhooks/webhooks.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { CreateWebhook } from './create-webhook.tsx';
import { eventWords } from './event-words.ts';
import { WebhookLog } from './webhook-log.tsx';

export function WebhooksCard() {
  const webhooks = useQuery(apiQuery(listWebhooks));
  return (
    <Card
      title="Webhooks"
      description="When something happens, we send a signed message to your address."
      actions={<CreateWebhook />}
      flush
    >
      <QueryState query={webhooks} skeleton={<SkeletonRows rows={2} label="Loading your webhooks" />} isFlush>
        {({ data }) =>
          data.length === 0 ? (
            <p className="px-5 pb-5 text-muted">No webhooks yet.</p>
          ) : (
            <ul aria-label="Webhooks" className="divide-y divide-line border-t border-line">
              {data.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}

function WebhookRow({ webhook: { id, url, events } }: { webhook: Webhook }) {
  const [isLogOpen, setIsLogOpen] = useState(false);
  const remove = useChange({
    change: () => api.call(removeWebhook, { params: { id } }),
    invalidates: [listWebhooks],
  });
  return (
    <li className="grid gap-3 px-5 py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
          <span className="font-medium break-all">{url}</span>
          <span className="flex flex-wrap gap-1.5">
            {events.map((event) => (
              <Badge key={event}>{eventWords[event]}</Badge>
            ))}
          </span>
        </div>
        <span className="flex gap-2">
          <Button
            size="sm"
            aria-expanded={isLogOpen}
            aria-label={`Log of ${url}`}
            onClick={() => setIsLogOpen(!isLogOpen)}
          >
            Log
          </Button>
          <ConfirmDialog
            trigger={
              <Button size="sm" variant="ghost" aria-label={`Remove ${url}`}>
                Remove
              </Button>
            }
            title="Remove this webhook?"
            description={`No more messages are sent to ${url}, and its log is deleted.`}
            confirmLabel="Remove webhook"
            onConfirm={() => remove.mutateAsync()}
          />
        </span>
      </div>
      {isLogOpen && <WebhookLog webhookId={id} />}
    </li>
  );
}
