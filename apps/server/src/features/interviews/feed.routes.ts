import {
  createInterviewFeed,
  deleteInterviewFeed,
  getInterviewFeed,
} from '@candela/contract/interviews/feed.routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import { createFeed, describeFeed, endFeed, readFeed } from './feed.service.ts';
import type { InterviewTools } from './interviews.tools.ts';

export const feedRoutes = (tools: InterviewTools): RouteBinding[] => [
  bind(getInterviewFeed, async ({ principal }) => ({ data: await describeFeed(tools, principal) })),
  bind(createInterviewFeed, async ({ principal }) => ({ data: await createFeed(tools, principal) })),
  bind(deleteInterviewFeed, async ({ principal }) => ({ data: await endFeed(tools, principal) })),
];

const feedParams = z.object({ accountId: z.uuid().toLowerCase(), secret: z.string().regex(/^[\w-]{32}$/) });

/** What calendar programs read, without a session; the address is the permission. */
export function registerFeed(app: FastifyInstance, tools: InterviewTools): void {
  app.get('/calendar/:accountId/:secret/interviews.ics', async (request, reply) => {
    const params = feedParams.safeParse(request.params);
    const text = params.success ? await readFeed(tools, params.data.accountId, params.data.secret) : undefined;
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (text === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}
