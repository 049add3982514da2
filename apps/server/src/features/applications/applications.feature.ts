import { jobChanged, jobStatusChanged } from '../../events/jobs.events.ts';
import { scored } from '../../events/scoring.events.ts';
import type { Tx } from '../../platform/database/database.ts';
import { listen } from '../../platform/events/event.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { applicationsPersonal } from './applications.personal.ts';
import { applicationRoutes } from './applications.routes.ts';
import { createApplicationsService } from './applications.service.ts';
import { openAtThresholdTask } from './applications.tasks.ts';
import { createBoardService } from './board.service.ts';
import { createListService } from './list.service.ts';
import { liveApplications } from './live-applications.ts';
import { createMovesService } from './moves.service.ts';
import { openAllAtThreshold, openAtThreshold } from './open-at-threshold.ts';
import { createOwnApplicationsService } from './own-applications.service.ts';
import { createSavedFiltersService } from './saved-filters.service.ts';
import { createStatsService } from './stats.service.ts';

export const applicationsFeature = defineFeature({
  name: 'applications',
  personal: applicationsPersonal,
  tasks: [task(openAtThresholdTask, openAllAtThreshold)],
  build: ({ platform: { database, clock, events, queue } }) => {
    const openLater = (tx: Tx, organisationId: string, jobId: string) =>
      queue.enqueue(tx, openAtThresholdTask, { organisationId, jobId }, { tenant: { organisationId }, key: jobId });
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
      tools: { database, clock, events },
      live: liveApplications,
      listeners: [
        // Another threshold changes no score, and a job that opens may have had its scores before.
        listen(jobChanged, 'applications.job-changed', (tx, { jobId }, { organisationId }) =>
          openLater(tx, organisationId, jobId),
        ),
        listen(jobStatusChanged, 'applications.job-opened', (tx, { jobId }, { organisationId }) =>
          openLater(tx, organisationId, jobId),
        ),
        listen(scored, 'applications.open-at-threshold', async (tx, { jobIds, candidateId }, { organisationId }) => {
          const pairs = candidateId && { organisationId, jobIds, candidateIds: [candidateId] };
          if (pairs) await openAtThreshold(tx, events, pairs, clock.now());
          else for (const jobId of jobIds) await openLater(tx, organisationId, jobId);
        }),
      ],
    };
  },
});
