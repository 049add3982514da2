import { companyArchived } from '../../events/companies.events.ts';
import { listen } from '../../platform/events/event.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { notificationsFeature } from '../notifications/notifications.feature.ts';
import { closeWithCompany } from './close-with-company.ts';
import { closeWithOrganisation } from './close-with-organisation.ts';
import { registerEmbed } from './embed.routes.ts';
import { registerFeeds } from './feed.routes.ts';
import { createJobStatusService } from './job-status.service.ts';
import { jobsPersonal } from './jobs.personal.ts';
import { jobRoutes } from './jobs.routes.ts';
import { createJobsService } from './jobs.service.ts';
import { notifyClosed, notifyClosedTask } from './jobs.tasks.ts';
import { publicJobRoutes } from './public-jobs.routes.ts';
import { createPublicJobsService } from './public-jobs.service.ts';

export const jobsFeature = defineFeature({
  name: 'jobs',
  personal: jobsPersonal,
  tasks: [task(notifyClosedTask, notifyClosed)],
  publicPages: ['/jobs/:id/:slug?'],
  build: ({ platform: { database, clock, queue, events, config }, use }) => {
    const statuses = createJobStatusService({ clock, queue, events });
    const jobs = createJobsService({ database, clock, statuses, events });
    const publicJobs = createPublicJobsService(database, clock);
    return {
      service: { statuses, publicJobs, closeWithOrganisation: closeWithOrganisation(statuses) },
      routes: [...jobRoutes(jobs), ...publicJobRoutes(publicJobs)],
      tools: {
        database,
        clock,
        mail: use(mailFeature),
        notifications: use(notificationsFeature),
        linkOrigin: config.linkOrigin,
      },
      listeners: [listen(companyArchived, 'jobs.close-with-company', closeWithCompany(statuses))],
      mount: (app, { origins }) => {
        registerEmbed(app, publicJobs);
        registerFeeds(app, { jobs: publicJobs, origins, clock });
      },
    };
  },
});
