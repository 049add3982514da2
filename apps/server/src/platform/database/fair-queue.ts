import { AppError } from '../errors.ts';

export interface FairQueueOptions {
  /** How many may be inside at one moment. */
  places: number;
  /** Who would wait longer than this, by what was measured so far, is refused at once. */
  longestWaitMs: number;
  /** Who has waited this long all the same is refused then. */
  patienceMs: number;
  onRefused?(): void;
  now?(): number;
}

export interface FairQueue {
  /** Resolves with the way out as soon as there is a place; callers take turns, however many requests each has. */
  enter(caller: string): Promise<() => void>;
  /** Refuses all that wait and all that come, until it is opened again. */
  close(): void;
  open(): void;
  readonly waiting: number;
}

interface Waiter {
  admit(): void;
  refuse(): void;
}

/** How much the newest measurement counts in the mean. */
const newestShare = 0.02;
/** How long one stays, before anything was measured. */
const firstGuessMs = 5;

/**
 * A bounded wait for a bounded number of places. Load beyond that is turned away with the time after which trying again makes
 * sense, before anything was done for it. Callers take turns, and where the queue is too long the caller who has most in it
 * gives way: one that sends a thousand requests waits for itself alone.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { places, longestWaitMs, patienceMs, onRefused, now = () => performance.now() } = options;
  /** In the order in which callers have their turn. */
  const queues = new Map<string, Waiter[]>();
  let waiting = 0;
  let inside = 0;
  let isClosed = false;
  /** Since when every place has been taken without a change. */
  let fullSince = 0;
  /** From one place becoming free to the next, while all are taken. */
  let meanTurnMs = firstGuessMs / places;

  const isTooLong = () => waiting * meanTurnMs > longestWaitMs;

  const busy = (): AppError => {
    onRefused?.();
    return new AppError('UNAVAILABLE', { retryAfterSeconds: Math.max(1, Math.ceil((waiting * meanTurnMs) / 1000)) });
  };

  const takePlace = (): (() => void) => {
    // Where all places are free there is no rush any more, whatever the last one was like.
    if (inside === 0) meanTurnMs = Math.min(meanTurnMs, firstGuessMs / places);
    inside += 1;
    if (inside === places) fullSince = now();
    return () => {
      if (inside === places) meanTurnMs += (now() - fullSince - meanTurnMs) * newestShare;
      inside -= 1;
      admitNext();
      // A rush begins before it is known how long its requests take; what turns out to be too much goes as soon as it does.
      while (isTooLong()) refuseFromLongest();
    };
  };

  const admitNext = () => {
    const [next] = queues;
    if (!next || inside >= places) return;
    const [caller, queue] = next;
    const waiter = queue.shift();
    queues.delete(caller);
    if (queue.length > 0) queues.set(caller, queue);
    waiting -= 1;
    waiter?.admit();
  };

  /** Takes a waiter out of its queue wherever it stands. */
  const withdraw = (caller: string, waiter: Waiter) => {
    const queue = queues.get(caller) ?? [];
    queue.splice(queue.indexOf(waiter), 1);
    if (queue.length === 0) queues.delete(caller);
    waiting -= 1;
  };

  /** The newest request of the caller who has most of them; the last of several such callers. */
  const refuseFromLongest = () => {
    let longest: [string, Waiter[]] | undefined;
    for (const entry of queues) if (entry[1].length >= (longest?.[1].length ?? 1)) longest = entry;
    const newest = longest?.[1].at(-1);
    if (!longest || !newest) return;
    withdraw(longest[0], newest);
    newest.refuse();
  };

  const wait = (caller: string): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        withdraw(caller, waiter);
        waiter.refuse();
      }, patienceMs);
      const waiter: Waiter = {
        admit: () => {
          clearTimeout(timer);
          resolve(takePlace());
        },
        refuse: () => {
          clearTimeout(timer);
          reject(busy());
        },
      };
      const queue = queues.get(caller);
      if (queue) queue.push(waiter);
      else queues.set(caller, [waiter]);
      waiting += 1;
      if (isTooLong()) refuseFromLongest();
    });

  return {
    enter: async (caller) => {
      if (isClosed) throw busy();
      return inside < places && waiting === 0 ? takePlace() : wait(caller);
    },
    close: () => {
      isClosed = true;
      const all = [...queues.values()].flat();
      queues.clear();
      waiting = 0;
      for (const waiter of all) waiter.refuse();
    },
    open: () => {
      isClosed = false;
    },
    get waiting() {
      return waiting;
    },
  };
}
