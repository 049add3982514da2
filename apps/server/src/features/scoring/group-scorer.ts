import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type GroupMember, type ScoredMember, scoreGroup } from './score-group.ts';
import type { ScoringJobRow } from './scoring.repo.ts';

export interface GroupScorer {
  /** One group at a time. */
  score(job: ScoringJobRow, members: readonly GroupMember[]): Promise<(ScoredMember | undefined)[]>;
  close(): Promise<void>;
}

/** From so many people on a thread of its own is worth its start. */
const worthAThread = 200;

/** Enough for the engine's models and a page of people; without it garbage is only collected when there is a lot of it. */
const threadMemory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

/**
 * Thousands of people are scored beside the process's own work, so that whoever looks at a page meanwhile does not wait for
 * it; a few are scored at once.
 */
export function openGroupScorer(people: number): GroupScorer {
  if (people < worthAThread) {
    return { score: async (job, members) => scoreGroup(job, members), close: async () => undefined };
  }
  const thread = new Worker(new URL('./score-thread.ts', import.meta.url), { resourceLimits: threadMemory });
  const failed = new Promise<never>((_resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The scoring thread ended with ${code}`)));
  });
  // Told to whoever waits for a group; when nobody does, the end is no failure.
  failed.catch(() => undefined);
  return {
    async score(job, members) {
      thread.postMessage({ job, members });
      const [scored] = (await Promise.race([once(thread, 'message'), failed])) as [(ScoredMember | undefined)[]];
      return scored;
    },
    close: async () => {
      await thread.terminate();
    },
  };
}
