import { defineFeature } from '../../platform/feature.ts';
import { authorshipHandlers, judgeCvsJob } from './authorship.jobs.ts';
import { authorshipRoutes } from './authorship.routes.ts';
import { createStatementsService } from './statements.service.ts';

export const authorshipFeature = defineFeature({
  name: 'authorship',
  tasks: [judgeCvsJob],
  tasksAtStart: [judgeCvsJob],
  build: ({ platform: { database, clock } }) => {
    const service = createStatementsService({ database, clock });
    return { service, routes: authorshipRoutes(service), handlers: authorshipHandlers({ database }) };
  },
});
