import type { FastifyInstance } from 'fastify';
import { type InvoicesService, invoicePath } from './invoices.service.ts';
import type { WebhookService } from './webhook.service.ts';

/** Where the processor tells us what happened. The signature is over the bytes, so nothing may parse them first. */
export function registerWebhook(app: FastifyInstance, webhook: WebhookService): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/api/stripe/webhook', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await webhook.receive(body, typeof signature === 'string' ? signature : undefined);
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}

interface InvoiceParams {
  Params: { token: string; name: string };
}

/** The invoices we draw ourselves; the link is the permission. */
export function registerInvoices(app: FastifyInstance, invoices: InvoicesService): void {
  app.get<InvoiceParams>(`${invoicePath}/:token/:name`, async ({ params }, reply) => {
    const pdf = await invoices.draw(params.token, params.name.replace(/\.pdf$/, ''));
    if (!pdf) return reply.callNotFound();
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="candela-invoice.pdf"')
      .send(pdf);
  });
}
