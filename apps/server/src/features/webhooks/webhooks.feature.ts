import type { WebhookEvent } from '@candela/contract/webhooks/webhooks.routes.ts';
import { applicationMoved, applicationOpened } from '../../events/applications.events.ts';
import { assessmentEvaluated } from '../../events/assessments.events.ts';
import { interviewCancelled, interviewMoved, interviewScheduled } from '../../events/interviews.events.ts';
import { jobStatusChanged } from '../../events/jobs.events.ts';
import { listen } from '../../platform/events/event.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { createDeliverService, type DeliverService } from './deliver.service.ts';
import { webhookRoutes } from './webhooks.routes.ts';
import { createWebhooksService } from './webhooks.service.ts';
import { deliverWebhookTask } from './webhooks.tasks.ts';

const told = {
  'applications.opened': applicationOpened,
  'applications.moved': applicationMoved,
  'assessments.evaluated': assessmentEvaluated,
  'interviews.scheduled': interviewScheduled,
  'interviews.moved': interviewMoved,
  'interviews.cancelled': interviewCancelled,
  'jobs.status-changed': jobStatusChanged,
} satisfies Record<WebhookEvent, object>;

export const webhooksFeature = defineFeature({
  name: 'webhooks',
  tasks: [
    task(deliverWebhookTask, (deliveries: DeliverService, payload, { signal }) => deliveries.deliver(payload, signal)),
  ],
  build: ({ platform: { database, clock, queue, keys, webhooks: sender } }) => {
    const sealingKey = keys.sealing;
    const service = createWebhooksService({ database, clock, queue, sealingKey });
    const deliveries = createDeliverService({ database, clock, queue, sender, sealingKey });
    return {
      service,
      routes: webhookRoutes(service),
      tools: deliveries,
      listeners: (Object.keys(told) as WebhookEvent[]).map((event) =>
        listen<object>(
          told[event] as Parameters<typeof listen<object>>[0],
          `webhooks.${event}`,
          (tx, data, { organisationId, at }) => deliveries.tell(tx, organisationId, { event, data, at }),
        ),
      ),
    };
  },
});
