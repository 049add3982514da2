import { z } from 'zod';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

/** What a screen can be told of as it happens. */
export const liveTopics = ['applications', 'notifications'] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** Something changed, and what it is about: the reader asks for it in the usual way. */
const liveMessageSchema = z.object({
  /** Every event up to this one was told: a reader that was cut off goes on from here. */
  id: z.number().int(),
  topic: z.enum(liveTopics),
  subjects: z.array(z.string()),
});
export type LiveMessage = z.infer<typeof liveMessageSchema>;

export const listenLive = defineRoute({
  id: 'live.listen',
  method: 'GET',
  path: '/api/live',
  summary: 'What changed since; with `Accept: text/event-stream` the answer stays open and goes on as things happen',
  access: may('live.listen'),
  query: z.object({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional() }),
  format: 'events',
  response: z.object({ messages: z.array(liveMessageSchema), lastId: z.number().int() }),
  errors: ['RATE_LIMITED'],
});
