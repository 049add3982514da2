import { z } from 'zod';
import { text } from '../kernel/fields.ts';
import { defineRoute } from '../kernel/route.ts';

/** What the site counts besides pages. A closed list: nothing a visitor types can become a row. */
export const siteEvents = ['demo-request', 'interest-registered', 'whitepaper-requested', 'sign-up-started'] as const;

export const recordVisit = defineRoute({
  id: 'site.record-visit',
  method: 'POST',
  path: '/api/analytics',
  summary: 'Counts a page or an event: no cookie, no address, no person',
  access: { kind: 'public' },
  rateLimit: { limit: 240, windowSeconds: 60, by: 'address' },
  body: z.object({
    /** The path alone; a query could carry a visitor's token. */
    path: text(300).startsWith('/'),
    event: z.enum(siteEvents).optional(),
    /** The host a visitor came from, when it is another site. */
    referrer: text(253).optional(),
  }),
  status: 202,
  response: z.object({}),
});
