import { Worker } from 'node:worker_threads';
import { type GroupMember, type ScoredMember, scoreGroup } from './score-group.ts';
import type { ScoringJobRow } from './scoring.repo.ts';
import { longText, weigh } from './weigh.ts';

type Scored = (ScoredMember | undefined)[];

export interface GroupScorer {
  /** One group at a time. */
  score(job: ScoringJobRow, members: readonly GroupMember[]): Promise<Scored>;
  close(): Promise<void>;
}

/** From so many people on a thread of its own is worth its start. */
const leastForThread = 200;

/** Enough for the engine's models and a page of people; without it garbage is only collected when there is a lot of it. */
const threadMemory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

/**
 * Thousands of people are scored beside the process's own work, so that a recruiter who looks at a page meanwhile does not wait for
 * it, and so is a job or a CV with more text than one has; a few of the usual kind are scored at once.
 */
export function openGroupScorer(people: number): GroupScorer {
  let thread = people < leastForThread ? undefined : openThread();
  return {
    score: async (job, members) => {
      if (!thread && isQuick(job, members)) return scoreGroup(job, members);
      thread ??= openThread();
      return thread.score(job, members);
    },
    close: async () => thread?.close(),
  };
}

const isQuick = (job: ScoringJobRow, members: readonly GroupMember[]): boolean =>
  [job, ...members.map(({ content }) => content)].every((text) => weigh(text, longText) < longText);

function openThread(): GroupScorer {
  const thread = new Worker(new URL('./score-thread.ts', import.meta.url), { resourceLimits: threadMemory });
  // One promise for each group: a race against one that lives as long as the thread would keep every result until the end.
  let waiting: PromiseWithResolvers<Scored> | undefined;
  let ended: Error | undefined;
  const end = (error: Error) => {
    ended ??= error;
    waiting?.reject(ended);
  };
  thread.on('message', (scored: Scored) => waiting?.resolve(scored));
  thread.once('error', end);
  thread.once('exit', (code) => end(new Error(`The scoring thread ended with ${code}`)));
  return {
    async score(job, members) {
      if (ended) throw ended;
      waiting = Promise.withResolvers();
      thread.postMessage({ job, members });
      try {
        return await waiting.promise;
      } finally {
        // When no caller waits for a group, the end is no failure.
        waiting = undefined;
      }
    },
    close: async () => {
      await thread.terminate();
    },
  };
}
