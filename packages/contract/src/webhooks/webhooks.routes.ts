import { z } from 'zod';
import { dataResponse, httpUrlSchema, idSchema, messageResponseSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

export const mostWebhooks = 10;

/** What an address can be told of. Messages name ids; what they stand for is read through the API. */
export const webhookEvents = [
  'applications.opened',
  'applications.moved',
  'assessments.evaluated',
  'interviews.scheduled',
  'interviews.moved',
  'interviews.cancelled',
  'jobs.status-changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookSchema = z.object({
  id: idSchema,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhookSchema>;

const hasNoPassword = (address: string): boolean => {
  const url = URL.parse(address);
  return !url?.username && !url?.password;
};

export const webhookInputSchema = z.object({
  url: httpUrlSchema
    .refine((url) => url.startsWith('https://'), 'The address has to begin with https://')
    // It is shown to those who manage webhooks, and kept as it is: a password has no place in it.
    .refine(hasNoPassword, 'Please leave the name and password out of the address: messages are signed instead.'),
  events: z.array(z.enum(webhookEvents)).min(1, 'Choose at least one event').max(webhookEvents.length),
});
export type WebhookInput = z.infer<typeof webhookInputSchema>;

export const webhookDeliverySchema = z.object({
  id: idSchema,
  event: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  answerStatus: z.number().int().nullable(),
  failure: z.string().nullable(),
  createdAt: z.iso.datetime(),
  attemptedAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/**
 * What an address gets, as JSON in a POST. `Candela-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256 of `<seconds>.<body>` under
 * the secret; `Candela-Delivery` stays the same when a message is sent again. Any answer of 200 to 299 counts as received; anything
 * else is tried again, seven times within two days.
 */
export const webhookMessageSchema = z.object({
  id: idSchema,
  type: z.enum(webhookEvents),
  createdAt: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});

const params = z.object({ id: idSchema });

export const listWebhooks = defineRoute({
  id: 'webhooks.list',
  method: 'GET',
  path: '/api/organisation/webhooks',
  summary: 'The organisation’s webhooks',
  access: may('webhook.manage'),
  response: dataResponse(z.array(webhookSchema)),
});

export const createWebhook = defineRoute({
  id: 'webhooks.create',
  method: 'POST',
  path: '/api/organisation/webhooks',
  summary: 'Add a webhook; the secret its messages are signed with is in this answer and never again',
  access: may('webhook.manage'),
  body: webhookInputSchema,
  response: dataResponse(webhookSchema.extend({ secret: z.string() })),
  status: 201,
  errors: ['CONFLICT'],
  rateLimit: { limit: 30, windowSeconds: 3600, by: 'account' },
});

export const removeWebhook = defineRoute({
  id: 'webhooks.remove',
  method: 'DELETE',
  path: '/api/organisation/webhooks/:id',
  summary: 'Delete a webhook and its log',
  access: may('webhook.manage'),
  params,
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
});

export const listWebhookDeliveries = defineRoute({
  id: 'webhooks.list-deliveries',
  method: 'GET',
  path: '/api/organisation/webhooks/:id/deliveries',
  summary: 'The last fifty messages to an address, newest first',
  access: may('webhook.manage'),
  params,
  response: dataResponse(z.array(webhookDeliverySchema)),
  errors: ['NOT_FOUND'],
});

export const replayWebhookDelivery = defineRoute({
  id: 'webhooks.replay',
  method: 'POST',
  path: '/api/organisation/webhooks/:id/deliveries/:deliveryId/replay',
  summary: 'Send a message again, as it was',
  access: may('webhook.manage'),
  params: params.extend({ deliveryId: idSchema }),
  response: dataResponse(webhookDeliverySchema),
  errors: ['NOT_FOUND'],
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'account' },
});
