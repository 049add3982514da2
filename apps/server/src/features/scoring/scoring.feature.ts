import { defineFeature } from '../../platform/feature.ts';
import { llmFeature } from '../llm/llm.feature.ts';
import { enqueueLook } from '../llm/rank.jobs.ts';
import type { RunOptions } from './score-run.ts';
import { catchUpJob, scoreJobJob, scoringHandlers } from './scoring.jobs.ts';
import { createScoringService } from './scoring.service.ts';

export const scoringFeature = defineFeature({
  name: 'scoring',
  tasks: [scoreJobJob, catchUpJob],
  // A newer engine than the one that made the scores: found now, whichever of several processes finds it.
  tasksAtStart: [catchUpJob],
  build: ({ platform: { database, clock, queue }, use }) => {
    const { llm } = use(llmFeature);
    const onScored: NonNullable<RunOptions['onScored']> = (tx, jobs) => enqueueLook(tx, queue, llm, jobs);
    return {
      service: createScoringService({ clock, queue, onScored }),
      handlers: scoringHandlers({ database, clock, queue, onScored }),
    };
  },
});
