import { listenLive } from '@candela/contract/live/live.routes.ts';
import { bindEvents, type RouteBinding } from '../../platform/http/binding.ts';
import { type LiveCaller, type LiveReader, roomOf } from './live-caller.ts';
import type { LiveHub } from './live-hub.ts';

export const liveRoutes = (readerFor: (caller: LiveCaller) => LiveReader, hub: LiveHub): RouteBinding[] => [
  bindEvents(listenLive, {
    read: async ({ principal, query }) => {
      const reader = readerFor(principal);
      const lastId = await reader.settledId(roomOf(principal));
      const events = await reader.eventsAfter(roomOf(principal), query.after);
      return { messages: await reader.messagesFor(principal, events, lastId), lastId };
    },
    follow: ({ principal, query }, open) => hub.join(principal, query.after, open),
  }),
];
