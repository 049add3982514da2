import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { llmFeature } from '../llm/llm.feature.ts';
import { jobDescriptionsPersonal } from './job-descriptions.personal.ts';
import { jobDescriptionRoutes } from './job-descriptions.routes.ts';
import { createJobDescriptionsService } from './job-descriptions.service.ts';
import {
  readDescription,
  readDescriptionTask,
  readSuspectedDescriptionTask,
  removeFailed,
  removeFailedTask,
} from './job-descriptions.tasks.ts';

export const jobDescriptionsFeature = defineFeature({
  name: 'job-descriptions',
  personal: jobDescriptionsPersonal,
  tasks: [
    task(readDescriptionTask, readDescription),
    task(readSuspectedDescriptionTask, readDescription),
    task(removeFailedTask, removeFailed),
  ],
  build: ({ platform: { database, clock, queue, storage, extractor }, use }) => {
    const { modelCalls } = use(llmFeature);
    const service = createJobDescriptionsService({ database, clock, queue, storage });
    return {
      service,
      routes: jobDescriptionRoutes(service),
      tools: { database, clock, queue, storage, extractor, modelCalls },
    };
  },
});
