import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { authorshipPersonal } from './authorship.personal.ts';
import { authorshipRoutes } from './authorship.routes.ts';
import { judgeCvs, judgeCvsTask } from './authorship.tasks.ts';
import { createStatementsService } from './statements.service.ts';

export const authorshipFeature = defineFeature({
  name: 'authorship',
  personal: authorshipPersonal,
  tasks: [task(judgeCvsTask, judgeCvs)],
  build: ({ platform: { database, clock } }) => {
    const service = createStatementsService({ database, clock });
    return { service, routes: authorshipRoutes(service), tools: { database } };
  },
});
