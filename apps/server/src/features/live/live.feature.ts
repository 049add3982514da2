import { liveChannel } from '../../platform/events/events.repo.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { principalsChannel } from '../../platform/sessions/sessions.ts';
import { createCandidateReader } from './candidate-reader.ts';
import { liveRoutes } from './live.routes.ts';
import { createTeamReader } from './live.service.ts';
import type { LiveCaller } from './live-caller.ts';
import { createLiveHub } from './live-hub.ts';

/** Tells open screens of what happens, whichever process it happened in. */
export const liveFeature = defineFeature({
  name: 'live',
  build: ({ platform: { database, clock, log }, liveSources }) => {
    const team = createTeamReader({ database, clock, sources: liveSources });
    const candidate = createCandidateReader({ database, clock });
    const readerFor = ({ role }: LiveCaller) => (role === 'recruiter' ? team : candidate);
    const hub = createLiveHub({
      readerFor,
      log,
      listen: (onNotice) => database.listen(liveChannel, onNotice),
      listenForChanges: (onNotice) => database.listen(principalsChannel, onNotice),
    });
    return {
      service: undefined,
      routes: liveRoutes(readerFor, hub),
      mount: (app) => {
        // Lines that stay open would keep a server from stopping.
        app.addHook('preClose', async () => hub.close());
      },
    };
  },
});
