import { listenLive } from '@candela/contract/live/live.routes.ts';
import { bindEvents, type RouteBinding } from '../../platform/http/binding.ts';
import type { LiveReader } from './live.service.ts';
import type { LiveHub } from './live-hub.ts';

export const liveRoutes = (reader: LiveReader, hub: LiveHub): RouteBinding[] => [
  bindEvents(listenLive, {
    read: async ({ principal, query }) => {
      const { organisationId } = principal;
      const lastId = await reader.lastId(organisationId);
      const events = await reader.eventsAfter(organisationId, query.after);
      return { messages: await reader.messagesFor(principal, events), lastId };
    },
    follow: ({ principal, query }, open) => hub.join(principal, query.after, open),
  }),
];
