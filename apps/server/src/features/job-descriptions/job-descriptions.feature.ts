import { defineFeature } from '../../platform/feature.ts';
import { llmFeature } from '../llm/llm.feature.ts';
import { jobDescriptionHandlers, readDescriptionJob, removeFailedJob } from './job-descriptions.jobs.ts';
import { jobDescriptionRoutes } from './job-descriptions.routes.ts';
import { createJobDescriptionsService } from './job-descriptions.service.ts';

export const jobDescriptionsFeature = defineFeature({
  name: 'job-descriptions',
  tasks: [readDescriptionJob, removeFailedJob],
  build: ({ platform: { database, clock, queue, storage, extractor }, use }) => {
    const { tasks } = use(llmFeature);
    const service = createJobDescriptionsService({ database, clock, queue, storage });
    return {
      service,
      routes: jobDescriptionRoutes(service),
      handlers: jobDescriptionHandlers({ database, clock, storage, extractor, tasks }),
    };
  },
});
