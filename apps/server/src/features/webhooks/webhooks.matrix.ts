import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/webhooks/webhooks.routes.ts';
import { type MatrixRow, only, row } from '../../testing/matrix.ts';

const parents = ['parent', 'otherParent'] as const;

export const webhooksMatrix: MatrixRow[] = [
  row(routes.createWebhook, only(201, parents), () => ({
    body: { url: 'https://hooks.matrix.test/candela', events: ['jobs.status-changed' as const] },
  })),
  row(routes.removeWebhook, only(404, parents), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(routes.listWebhookDeliveries, only(404, parents), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(
    routes.replayWebhookDelivery,
    only(404, parents),
    () => ({ params: { id: randomUUID(), deliveryId: randomUUID() } }),
    'absent',
  ),
];
