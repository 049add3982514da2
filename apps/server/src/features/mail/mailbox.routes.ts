import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { validationError } from '../../platform/http/error-response.ts';
import { listMail } from './mail.repo.ts';
import { mailboxPage } from './mailbox-page.ts';

const querySchema = z.object({
  to: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .refine((value) => !value.includes('\0'), 'Not an address')
    .optional(),
});

/** What would have been sent, to be read here. Registered only where local stand-ins are allowed. */
export function registerMailbox(app: FastifyInstance, database: Database): void {
  const list = async (query: unknown) => {
    const parsed = querySchema.safeParse(query);
    if (!parsed.success) throw validationError(parsed.error);
    const to = parsed.data.to || undefined;
    return { to: to ?? '', mail: await listMail(database.system, { ...(to && { to }), limit: 100 }) };
  };

  app.get('/dev/mailbox.json', async (request, reply) => {
    const { mail } = await list(request.query);
    return reply.header('cache-control', 'no-store').send({
      items: mail.map((row) => ({
        to: row.to_address,
        subject: row.subject,
        text: row.body_text,
        html: row.body_html,
        date: row.created_at.toISOString(),
      })),
    });
  });

  app.get('/dev/mailbox', async (request, reply) => {
    const { mail, to } = await list(request.query);
    return reply
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(mailboxPage(mail, to));
  });
}
