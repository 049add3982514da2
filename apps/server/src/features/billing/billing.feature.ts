import { writeEvent } from '@candela/integrations/billing/embedded.ts';
import { createLocalBillingHandler } from '@candela/integrations/billing/local-handler.ts';
import { createLocalProcessor } from '@candela/integrations/billing/local-processor.ts';
import type { LocalHandler } from '@candela/integrations/http/local-http.ts';
import { mountLocalHandler } from '../../platform/http/local-handler.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import type { Platform } from '../../platform/manifest/platform.ts';
import { forEach } from '../../platform/queue/for-each.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { billingRoutes } from './billing.routes.ts';
import { endSubscriptionTask, renewTask, sendNoticeTask, syncSubscriptionTask } from './billing.tasks.ts';
import { registerInvoices, registerWebhook } from './billing-doors.routes.ts';
import { type CheckoutService, createCheckoutService } from './checkout.service.ts';
import { createInvoicesService } from './invoices.service.ts';
import { createLocalBillingStore } from './local-billing.repo.ts';
import { createNoticeService, type NoticeService } from './notice.service.ts';
import { createSyncService, type SyncService } from './sync.service.ts';
import { createWebhookService, type WebhookService } from './webhook.service.ts';

interface BillingTools {
  sync: SyncService;
  notices: NoticeService;
}

export const billingFeature = defineFeature({
  name: 'billing',
  tasks: [
    task(syncSubscriptionTask, ({ sync }: BillingTools, payload) => sync.sync(payload)),
    task(endSubscriptionTask, ({ sync }: BillingTools, payload) => sync.end(payload)),
    task(sendNoticeTask, ({ notices }: BillingTools, payload) => notices.send(payload)),
    task(renewTask, ({ sync }: BillingTools, _payload, { signal }) =>
      forEach([sync.remindOfTrials, sync.renewAll], signal, (step) => step(signal)),
    ),
  ],
  build: ({ platform, use }) => {
    const { config, database, clock, queue, keys, billing } = platform;
    const checkout = createCheckoutService({ database, clock, billing });
    const invoices = createInvoicesService({ database, clock, billing, linkKey: keys.signedLink });
    const webhook = createWebhookService({ database, clock, queue, billing });
    const sync = createSyncService({ database, clock, queue, billing });
    const notices = createNoticeService({ database, clock, mail: use(mailFeature), linkOrigin: config.linkOrigin });
    return {
      service: { checkout, webhook },
      routes: billingRoutes({ checkout, invoices }),
      tools: { sync, notices },
      mount: (app, { origins }) => {
        registerWebhook(app, webhook);
        registerInvoices(app, invoices);
        if (billing?.name !== 'local') return;
        const handler = createLocalPages(platform, checkout, webhook);
        mountLocalHandler(app, { prefix: '/dev/billing', methods: ['GET', 'POST'], bodyLimit: 4096, handler, origins });
      },
    };
  },
});

/** The local processor's pages; what happens there reaches the product through its webhook, signed. */
function createLocalPages({ database, clock, keys }: Platform, checkout: CheckoutService, webhook: WebhookService) {
  const key = keys.localBilling;
  const now = () => clock.now();
  const store = createLocalBillingStore(database);
  const processor = createLocalProcessor({
    store,
    now,
    notify: async (type, object) => {
      const { body, signature } = writeEvent({ key, now }, type, object);
      await webhook.receive(Buffer.from(body), signature);
    },
  });
  const handler: LocalHandler = createLocalBillingHandler({ key, now, store, processor, offers: checkout.offers });
  return handler;
}
