import type { SitePath } from '@candela/contract/pages/site-pages.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { createEditorService } from './editor.service.ts';
import { registerMedia } from './media.routes.ts';
import { createMediaService } from './media.service.ts';
import { resourcesPersonal } from './resources.personal.ts';
import { editorRoutes, resourceRoutes } from './resources.routes.ts';
import { createResourcesService } from './resources.service.ts';
import { release, releaseTask } from './resources.tasks.ts';

/** Drafts change nothing there: these are dropped when one is published, not after every call. */
const publicPages: readonly SitePath[] = [
  '/',
  '/about',
  '/resources',
  '/resources/:type',
  '/resources/:type/:slug',
  '/resources/whitepapers/:slug',
];

export const resourcesFeature = defineFeature({
  name: 'resources',
  personal: resourcesPersonal,
  tasks: [task(releaseTask, release)],
  build: ({ platform }) => {
    const { database, clock, queue, storage, keys } = platform;
    const onPublicChange = () => platform.pages.clear(publicPages);
    const resources = createResourcesService({ database, clock, linkKey: keys.signedLink });
    const media = createMediaService({ database, clock, storage });
    const editor = createEditorService({
      database,
      clock,
      linkKey: keys.signedLink,
      releaseAt: (tx, moment) => queue.enqueue(tx, releaseTask, {}, { tenant: 'platform', startAfter: moment }),
      onPublicChange,
    });
    return {
      service: resources,
      routes: [...resourceRoutes(resources), ...editorRoutes(editor, media)],
      tools: { database, clock, onPublicChange },
      mount: (app) => registerMedia(app, storage),
    };
  },
});
