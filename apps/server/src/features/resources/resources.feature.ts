import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { createEditorService } from './editor.service.ts';
import { registerMedia } from './media.routes.ts';
import { createMediaService } from './media.service.ts';
import { resourcesPersonal } from './resources.personal.ts';
import { editorRoutes, resourceRoutes } from './resources.routes.ts';
import { createResourcesService } from './resources.service.ts';
import { release, releaseTask } from './resources.tasks.ts';

export const resourcesFeature = defineFeature({
  name: 'resources',
  personal: resourcesPersonal,
  tasks: [task(releaseTask, release)],
  build: ({ platform: { database, clock, queue, storage, keys, pages } }) => {
    const resources = createResourcesService({ database, clock, linkKey: keys.signedLink });
    const media = createMediaService({ database, clock, storage });
    const editor = createEditorService({ database, clock, queue, pages, linkKey: keys.signedLink });
    return {
      service: resources,
      routes: [...resourceRoutes(resources), ...editorRoutes(editor, media)],
      tools: { database, clock, pages },
      mount: (app) => registerMedia(app, storage),
    };
  },
});
