import { scored } from '../../events/scoring.events.ts';
import { listen } from '../../platform/events/event.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { scoringFeature } from '../scoring/scoring.feature.ts';
import { llmFeature } from './llm.feature.ts';
import { enqueueRankTop, rankTop, rankTopTask } from './rank.tasks.ts';

/** The second look of a language model at the top of a ranking. */
export const llmRankFeature = defineFeature({
  name: 'llm',
  tasks: [task(rankTopTask, rankTop)],
  build: ({ platform: { database, queue }, use }) => {
    const { llm } = use(llmFeature);
    return {
      service: undefined,
      tools: { database, llm, scoring: use(scoringFeature) },
      listeners: [
        listen(scored, 'llm.rank-top', (tx, { jobIds }, { organisationId }) =>
          enqueueRankTop(tx, queue, llm, { organisationId, jobIds }),
        ),
      ],
    };
  },
});
