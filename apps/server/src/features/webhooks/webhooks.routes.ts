import * as contract from '@candela/contract/webhooks/webhooks.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { WebhooksService } from './webhooks.service.ts';

export const webhookRoutes = (webhooks: WebhooksService): RouteBinding[] => [
  bind(contract.listWebhooks, async ({ principal }) => ({ data: await webhooks.list(principal) })),
  bind(contract.createWebhook, async ({ principal, body }) => ({ data: await webhooks.create(principal, body) })),
  bind(contract.removeWebhook, async ({ principal, params }) => {
    await webhooks.remove(principal, params.id);
    return { message: 'Webhook removed' };
  }),
  bind(contract.listWebhookDeliveries, async ({ principal, params }) => ({
    data: await webhooks.deliveries(principal, params.id),
  })),
  bind(contract.replayWebhookDelivery, async ({ principal, params }) => ({
    data: await webhooks.replay(principal, params.id, params.deliveryId),
  })),
];
