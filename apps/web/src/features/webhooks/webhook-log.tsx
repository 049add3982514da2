import {
  listWebhookDeliveries,
  replayWebhookDelivery,
  type WebhookDelivery,
} from '@candela/contract/webhooks/webhooks.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { wordsOf } from './event-words.ts';

const tones = { delivered: 'success', waiting: 'warning', failed: 'danger' } as const;
const words = { delivered: 'Delivered', waiting: 'Waiting', failed: 'Given up' };

const isLeaving = ({ status, attempts }: WebhookDelivery) => status === 'waiting' && attempts === 0;

/** The last messages to an address, each of which can be sent again. */
export function WebhookLog({ webhookId }: { webhookId: string }) {
  const log = useQuery({
    ...apiQuery(listWebhookDeliveries, { params: { id: webhookId } }),
    // What leaves now has an answer in a moment; what waits for its next attempt waits for minutes.
    refetchInterval: ({ state }) => (state.data?.data.some(isLeaving) ? 2000 : false),
  });
  return (
    <QueryState query={log} skeleton={<Skeleton className="h-16" />}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="text-muted">Nothing sent yet.</p>
        ) : (
          <ul
            aria-label="Messages"
            className="max-h-80 divide-y divide-line overflow-y-auto rounded-md border border-line"
          >
            {data.map((delivery) => (
              <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

function DeliveryRow({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const { id, event, status, attempts, failure, createdAt } = delivery;
  const replay = useChange({
    change: () => api.call(replayWebhookDelivery, { params: { id: webhookId, deliveryId: id } }),
    invalidates: [listWebhookDeliveries],
    onSuccess: () => void toast.success('It is sent again now'),
    onError: (error) => void toast.error(toFailure(error, 'It could not be sent again').message),
  });
  const when = formatDate(createdAt, 'shortMoment', deviceZone());
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-2">
      <div className="grid min-w-0 flex-1 basis-48">
        <span>{wordsOf(event)}</span>
        <span className="text-[13px]/5 text-muted">
          {when}
          {attempts > 1 && `, ${attempts} attempts`}
          {failure && `. ${failure}`}
        </span>
      </div>
      <Badge tone={tones[status]}>{words[status]}</Badge>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Send again: ${wordsOf(event)}, ${when}`}
        loading={replay.isPending}
        onClick={() => replay.mutate()}
      >
        Send again
      </Button>
    </li>
  );
}
