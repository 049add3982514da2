import { jobStatusChanged } from '../../events/jobs.events.ts';
import { organisationSuspended } from '../../events/organisations.events.ts';
import { listen } from '../../platform/events/event.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { organisationOf } from '../../platform/queue/tenant.ts';
import { jobsFeature } from '../jobs/jobs.feature.ts';
import { jobBoardRoutes } from './job-board.routes.ts';
import { createJobBoardService } from './job-board.service.ts';
import { settlePostingTask } from './job-board.tasks.ts';
import type { Settle } from './settle-posting.ts';
import { createWithdrawService } from './withdraw.service.ts';

export const jobBoardFeature = defineFeature({
  name: 'job-board',
  tasks: [
    task(settlePostingTask, ({ settle }: { settle: Settle }, { jobId }, context) =>
      settle({ organisationId: organisationOf(context), jobId }, context),
    ),
  ],
  publicPages: ['/jobs/:id/:slug?'],
  build: ({ platform, use }) => {
    const { config, database, clock, queue, jobBoard: board, keys } = platform;
    const { statuses } = use(jobsFeature);
    const { linkOrigin } = config;
    const sealingKey = keys.sealing;
    const service = createJobBoardService({ database, clock, queue, board, statuses, sealingKey, linkOrigin });
    const { withdraw, withdrawAll } = createWithdrawService({ queue, clock });
    return {
      service,
      routes: jobBoardRoutes(service),
      tools: service,
      listeners: [
        listen(jobStatusChanged, 'job-board.withdraw', async (tx, { jobId, from }, { organisationId }) => {
          // A candidate should find no advert for a job they cannot apply for.
          if (from === 'Active') await withdraw(tx, organisationId, jobId);
        }),
        listen(organisationSuspended, 'job-board.withdraw-all', (tx, { organisationId }) =>
          withdrawAll(tx, organisationId),
        ),
      ],
    };
  },
});
