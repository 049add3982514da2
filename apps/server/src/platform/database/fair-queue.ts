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
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #now: NonNullable<FairQueueOptions['now']>;
  /** In the order in which callers have their turn. */
  readonly #queues = new Map<string, Waiter[]>();
  #waiting = 0;
  #inside = 0;
  #isClosed = false;
  /** Since when every place has been taken without a change. */
  #fullSince = 0;
  /** From one place becoming free to the next, while all are taken. */
  #meanTurnMs: number;

  constructor(options: FairQueueOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#meanTurnMs = firstGuessMs / this.#options.places;
  }

  /** Resolves with the way out as soon as there is a place; callers take turns, however many requests each has. */
  async enter(caller: string): Promise<() => void> {
    if (this.#isClosed) throw this.#busy();
    return this.#inside < this.#options.places && this.#waiting === 0 ? this.#takePlace() : this.#wait(caller);
  }

  /** Refuses all that wait and all that come, until it is opened again. */
  close(): void {
    this.#isClosed = true;
    const all = [...this.#queues.values()].flat();
    this.#queues.clear();
    this.#waiting = 0;
    for (const waiter of all) waiter.refuse();
  }

  open(): void {
    this.#isClosed = false;
  }

  get waiting() {
    return this.#waiting;
  }

  #isTooLong() {
    return this.#waiting * this.#meanTurnMs > this.#options.longestWaitMs;
  }

  #busy(): AppError {
    this.#options.onRefused?.();
    return new AppError('UNAVAILABLE', {
      retryAfterSeconds: Math.max(1, Math.ceil((this.#waiting * this.#meanTurnMs) / 1000)),
    });
  }

  #takePlace(): () => void {
    // Where all places are free there is no rush any more, whatever the last one was like.
    if (this.#inside === 0) this.#meanTurnMs = Math.min(this.#meanTurnMs, firstGuessMs / this.#options.places);
    this.#inside += 1;
    if (this.#inside === this.#options.places) this.#fullSince = this.#now();
    return () => {
      if (this.#inside === this.#options.places)
        this.#meanTurnMs += (this.#now() - this.#fullSince - this.#meanTurnMs) * newestShare;
      this.#inside -= 1;
      this.#admitNext();
      // A rush begins before it is known how long its requests take; what turns out to be too much goes as soon as it does.
      while (this.#isTooLong()) this.#refuseFromLongest();
    };
  }

  #admitNext() {
    const [next] = this.#queues;
    if (!next || this.#inside >= this.#options.places) return;
    const [caller, queue] = next;
    const waiter = queue.shift();
    this.#queues.delete(caller);
    if (queue.length > 0) this.#queues.set(caller, queue);
    this.#waiting -= 1;
    waiter?.admit();
  }

  /** Takes a waiter out of its queue wherever it stands. */
  #withdraw(caller: string, waiter: Waiter) {
    const queue = this.#queues.get(caller) ?? [];
    queue.splice(queue.indexOf(waiter), 1);
    if (queue.length === 0) this.#queues.delete(caller);
    this.#waiting -= 1;
  }

  /** The newest request of the caller who has most of them; the last of several such callers. */
  #refuseFromLongest() {
    let longest: [string, Waiter[]] | undefined;
    for (const entry of this.#queues) if (entry[1].length >= (longest?.[1].length ?? 1)) longest = entry;
    const newest = longest?.[1].at(-1);
    if (!longest || !newest) return;
    this.#withdraw(longest[0], newest);
    newest.refuse();
  }

  #wait(caller: string): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#withdraw(caller, waiter);
        waiter.refuse();
      }, this.#options.patienceMs);
      const waiter: Waiter = {
        admit: () => {
          clearTimeout(timer);
          resolve(this.#takePlace());
        },
        refuse: () => {
          clearTimeout(timer);
          reject(this.#busy());
        },
      };
      const queue = this.#queues.get(caller);
      if (queue) queue.push(waiter);
      else this.#queues.set(caller, [waiter]);
      this.#waiting += 1;
      if (this.#isTooLong()) this.#refuseFromLongest();
    });
  }
}
