import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import {
  mostWebhooks,
  type Webhook,
  type WebhookDelivery,
  type WebhookInput,
  webhookSchema,
} from '@candela/contract/webhooks/webhooks.routes.ts';
import { isPublicAddress, isPublicName } from '@candela/integrations/webhooks/public-address.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { holdName } from '../../platform/database/named-lock.repo.ts';
import { AppError } from '../../platform/errors.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { seal } from '../../platform/secrets/sealed-box.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { enqueueDelivery } from './deliver.service.ts';
import { createWebhookSecret } from './webhook-signature.ts';
import * as repo from './webhooks.repo.ts';

interface WebhooksOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  sealingKey: Uint8Array;
}

export const createWebhooksService = (options: WebhooksOptions) => ({
  list: (principal: RecruiterPrincipal): Promise<Webhook[]> =>
    options.database.transaction(tenantScope(principal), async (tx) =>
      (await repo.listEndpoints(tx, principal.organisationId)).map(toWebhook),
    ),
  /** The secret is known here and to the address alone. */
  create: (principal: RecruiterPrincipal, input: WebhookInput) => create(options, principal, input),
  remove: (principal: RecruiterPrincipal, id: string): Promise<void> =>
    options.database.transaction(tenantScope(principal), async (tx) => {
      if (!(await repo.deleteEndpoint(tx, principal.organisationId, id))) throw new AppError('NOT_FOUND');
      await audit(tx, 'webhooks.removed', principal, id, options.clock.now());
    }),
  deliveries: (principal: RecruiterPrincipal, id: string): Promise<WebhookDelivery[]> =>
    options.database.transaction(tenantScope(principal), async (tx) => {
      if (!(await repo.findEndpoint(tx, principal.organisationId, id))) throw new AppError('NOT_FOUND');
      return (await repo.listDeliveries(tx, principal.organisationId, id)).map(toDelivery);
    }),
  replay: (principal: RecruiterPrincipal, id: string, deliveryId: string): Promise<WebhookDelivery> =>
    options.database.transaction(tenantScope(principal), async (tx) => {
      const { organisationId } = principal;
      const row = await repo.restartDelivery(tx, organisationId, id, deliveryId);
      if (!row) throw new AppError('NOT_FOUND');
      await enqueueDelivery(options, tx, { organisationId, deliveryId, attempts: 0 });
      return toDelivery(row);
    }),
});

export type WebhooksService = ReturnType<typeof createWebhooksService>;

/** An address in numbers says at once where it leads; a name says so whenever something is sent to it, but some never lead out. */
function assertPublic(url: string): void {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host)) return;
  const message = host.endsWith('.')
    ? 'Please leave out the dot at the end of the name.'
    : 'This address is not on the public network.';
  throw new AppError('VALIDATION_FAILED', { message, errors: [{ path: 'url', message }] });
}

const create = (
  { database, clock, sealingKey }: WebhooksOptions,
  principal: RecruiterPrincipal,
  { url, events }: WebhookInput,
): Promise<Webhook & { secret: string }> =>
  database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId } = principal;
    assertPublic(url);
    await holdName(tx, `webhooks:${organisationId}`);
    if ((await repo.listEndpoints(tx, organisationId)).length >= mostWebhooks) {
      throw new AppError('CONFLICT', {
        message: `An organisation can have ${mostWebhooks} webhooks. Remove one first.`,
      });
    }
    const id = randomUUID();
    const now = clock.now();
    const secret = createWebhookSecret();
    const unique = [...new Set(events)];
    const sealedSecret = seal(sealingKey, id, secret);
    await repo.insertEndpoint(tx, organisationId, { id, url, sealedSecret, events: unique, now });
    await audit(tx, 'webhooks.created', principal, id, now);
    return { id, url, events: unique, createdAt: now.toISOString(), secret };
  });

const audit = (tx: Tx, action: string, principal: RecruiterPrincipal, id: string, now: Date): Promise<void> =>
  recordAudit(tx, {
    action,
    at: now,
    organisationId: principal.organisationId,
    actorAccountId: principal.accountId,
    subject: { type: 'webhook', id },
  });

const toWebhook = (row: Awaited<ReturnType<typeof repo.listEndpoints>>[number]): Webhook => ({
  id: row.id,
  url: row.url,
  events: webhookSchema.shape.events.parse(row.events),
  createdAt: row.created_at.toISOString(),
});

const toDelivery = (row: Awaited<ReturnType<typeof repo.listDeliveries>>[number]): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  status: row.status,
  attempts: row.attempts,
  answerStatus: row.answer_status,
  failure: row.failure,
  createdAt: row.created_at.toISOString(),
  attemptedAt: row.attempted_at?.toISOString() ?? null,
});
