import type { Clock } from '../../platform/clock.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { EngineThreads } from './engine-threads.ts';
import type { Reader } from './reader.ts';

/** What the operations of scoring work with. */
export interface ScoringTools {
  threads: EngineThreads;
  /** Without one the fast scorer stands alone. */
  reader?: Reader;
  clock: Clock;
  queue: Queue;
  events: Events;
}
