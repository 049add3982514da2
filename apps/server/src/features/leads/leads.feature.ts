import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { resourcesFeature } from '../resources/resources.feature.ts';
import { leadsPersonal } from './leads.personal.ts';
import { leadRoutes } from './leads.routes.ts';
import { createLeadsService } from './leads.service.ts';
import { forgetVisitors, forgetVisitorsTask } from './leads.tasks.ts';

export const leadsFeature = defineFeature({
  name: 'leads',
  personal: leadsPersonal,
  tasks: [task(forgetVisitorsTask, forgetVisitors)],
  build: ({ platform: { config, database, clock, storage, keys }, use }) => {
    const service = createLeadsService({
      database,
      clock,
      storage,
      mail: use(mailFeature),
      resources: use(resourcesFeature),
      linkKey: keys.signedLink,
      linkOrigin: config.linkOrigin,
    });
    return { service, routes: leadRoutes(service), tools: { database, clock } };
  },
});
