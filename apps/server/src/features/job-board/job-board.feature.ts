import { defineFeature } from '../../platform/feature.ts';
import { jobsFeature } from '../jobs/jobs.feature.ts';
import { boardJob, jobBoardHandlers } from './job-board.jobs.ts';
import { jobBoardRoutes } from './job-board.routes.ts';
import { createJobBoardService } from './job-board.service.ts';

export const jobBoardFeature = defineFeature({
  name: 'job-board',
  tasks: [boardJob],
  changesPublicPages: true,
  build: ({ platform, use }) => {
    const { config, database, clock, queue, jobBoard: board, keys } = platform;
    const { statuses } = use(jobsFeature);
    const { linkOrigin } = config;
    const sealingKey = keys.sealing;
    const service = createJobBoardService({ database, clock, queue, board, statuses, sealingKey, linkOrigin });
    return { service, routes: jobBoardRoutes(service), handlers: jobBoardHandlers(service.settle) };
  },
});
