import { jobChanged, jobStatusChanged } from '../../events/jobs.events.ts';
import { scored } from '../../events/scoring.events.ts';
import { listen } from '../../platform/events/event.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { applicationsPersonal } from './applications.personal.ts';
import { applicationRoutes } from './applications.routes.ts';
import { createApplicationsService } from './applications.service.ts';
import { createBoardService } from './board.service.ts';
import { createListService } from './list.service.ts';
import { liveApplications } from './live-applications.ts';
import { createMovesService } from './moves.service.ts';
import { openAtThreshold } from './open-at-threshold.ts';
import { createOwnApplicationsService } from './own-applications.service.ts';
import { createSavedFiltersService } from './saved-filters.service.ts';
import { createStatsService } from './stats.service.ts';

export const applicationsFeature = defineFeature({
  name: 'applications',
  personal: applicationsPersonal,
  build: ({ platform: { database, clock, events } }) => {
    const service = createApplicationsService({ database, clock, events });
    const own = createOwnApplicationsService({ database, clock, events });
    return {
      service,
      routes: applicationRoutes({
        applications: service,
        own,
        board: createBoardService({ database, clock }),
        list: createListService({ database, clock }),
        moves: createMovesService({ database, clock, events }),
        stats: createStatsService({ database, clock }),
        savedFilters: createSavedFiltersService({ database, clock }),
      }),
      live: liveApplications,
      listeners: [
        // Another threshold changes no score, and a job that opens may have had its scores before.
        listen(jobChanged, 'applications.job-changed', (tx, { jobId }, { organisationId }) =>
          openAtThreshold(tx, events, { organisationId, jobIds: [jobId], candidateId: null }, clock.now()),
        ),
        listen(jobStatusChanged, 'applications.job-opened', (tx, { jobId }, { organisationId }) =>
          openAtThreshold(tx, events, { organisationId, jobIds: [jobId], candidateId: null }, clock.now()),
        ),
        listen(scored, 'applications.open-at-threshold', (tx, { jobIds, candidateId }, { organisationId }) =>
          openAtThreshold(tx, events, { organisationId, jobIds, candidateId }, clock.now()),
        ),
      ],
    };
  },
});
