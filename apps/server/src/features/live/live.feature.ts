import { liveChannel } from '../../platform/events/events.repo.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { liveRoutes } from './live.routes.ts';
import { createLiveReader } from './live.service.ts';
import { createLiveHub } from './live-hub.ts';

/** Tells open screens of what happens, whichever process it happened in. */
export const liveFeature = defineFeature({
  name: 'live',
  build: ({ platform: { database, clock, log }, liveSources }) => {
    const reader = createLiveReader({ database, clock, sources: liveSources });
    const hub = createLiveHub({ reader, log, listen: (onNotice) => database.listen(liveChannel, onNotice) });
    return {
      service: undefined,
      routes: liveRoutes(reader, hub),
      mount: (app) => {
        // Lines that stay open would keep a server from stopping.
        app.addHook('preClose', async () => hub.close());
      },
    };
  },
});
