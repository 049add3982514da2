import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { scoringFeature } from '../scoring/scoring.feature.ts';
import { browseRoutes } from './browse.routes.ts';
import { createBrowseService } from './browse.service.ts';
import { savedSearchRoutes } from './saved-searches.routes.ts';
import { createSavedSearchesService, type SavedSearchesService } from './saved-searches.service.ts';
import { mailSearchesTask } from './saved-searches.tasks.ts';

/** The candidate's side of jobs. Apart from the recruiter's, whose changes the public pages follow. */
export const browseFeature = defineFeature({
  name: 'jobs.browse',
  tasks: [task(mailSearchesTask, (searches: SavedSearchesService, { accountId }) => searches.mailNewJobs(accountId))],
  build: ({ platform: { config, database, clock, queue, keys }, use }) => {
    const browse = createBrowseService({ database, clock, scoring: use(scoringFeature) });
    const mail = use(mailFeature);
    const links = { linkKey: keys.signedLink, linkOrigin: config.linkOrigin };
    const service = createSavedSearchesService({ database, clock, queue, mail, ...links });
    return {
      service,
      routes: [...browseRoutes(browse), ...savedSearchRoutes(service)],
      tools: service,
    };
  },
});
