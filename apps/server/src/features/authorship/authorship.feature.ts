import { defineFeature } from '../../platform/manifest/feature.ts';
import { authorshipPersonal } from './authorship.personal.ts';
import { authorshipRoutes } from './authorship.routes.ts';
import { authorshipHandlers, judgeCvsTask } from './authorship.tasks.ts';
import { createStatementsService } from './statements.service.ts';

export const authorshipFeature = defineFeature({
  name: 'authorship',
  personal: authorshipPersonal,
  tasks: [judgeCvsTask],
  tasksAtStart: [judgeCvsTask],
  build: ({ platform: { database, clock } }) => {
    const service = createStatementsService({ database, clock });
    return { service, routes: authorshipRoutes(service), handlers: authorshipHandlers({ database }) };
  },
});
