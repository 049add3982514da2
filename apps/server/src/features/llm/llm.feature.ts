import { defineFeature } from '../../platform/manifest/feature.ts';
import { createLlmService } from './llm.service.ts';
import { createModelCallsService } from './model-calls.service.ts';

/** The language model, if one is configured; what it does to rankings is in `rank.feature.ts`. */
export const llmFeature = defineFeature({
  name: 'llm',
  build: ({ platform: { config, database, clock, llm: port, log } }) => {
    const llm = createLlmService({ llm: port, settings: config.llm, database, clock, log });
    return { service: { llm, modelCalls: createModelCallsService(llm) } };
  },
});
