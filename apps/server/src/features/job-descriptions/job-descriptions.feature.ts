import { defineFeature } from '../../platform/manifest/feature.ts';
import { llmFeature } from '../llm/llm.feature.ts';
import { jobDescriptionsPersonal } from './job-descriptions.personal.ts';
import { jobDescriptionRoutes } from './job-descriptions.routes.ts';
import { createJobDescriptionsService } from './job-descriptions.service.ts';
import {
  jobDescriptionHandlers,
  readDescriptionTask,
  readSuspectedDescriptionTask,
  removeFailedTask,
} from './job-descriptions.tasks.ts';

export const jobDescriptionsFeature = defineFeature({
  name: 'job-descriptions',
  personal: jobDescriptionsPersonal,
  tasks: [readDescriptionTask, readSuspectedDescriptionTask, removeFailedTask],
  build: ({ platform: { database, clock, queue, storage, extractor }, use }) => {
    const { modelCalls } = use(llmFeature);
    const service = createJobDescriptionsService({ database, clock, queue, storage });
    return {
      service,
      routes: jobDescriptionRoutes(service),
      handlers: jobDescriptionHandlers({ database, clock, storage, extractor, modelCalls }),
    };
  },
});
