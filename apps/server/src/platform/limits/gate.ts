import { AppError } from '../errors.ts';

export interface GateOptions {
  /** How many run side by side. */
  atOnce: number;
  /** How many may wait, however fast the machine is. */
  mostWaiting: number;
  /** No caller is made to wait longer than this, as far as the last ones tell. */
  longestWaitMs: number;
  /** In milliseconds; for tests. */
  now?: () => number;
}

interface Waiting {
  admit(): void;
  refuse(error: AppError): void;
}

/** How much one more measurement moves the average. */
const weight = 0.2;

/**
 * A bounded pool with a bounded queue in front of it. Callers take turns, so that one who sends a thousand requests
 * waits behind their own and not everyone else behind them.
 */
export class Gate {
  readonly #options: GateOptions;
  readonly #now: NonNullable<GateOptions['now']>;
  readonly #lines = new Map<string, Waiting[]>();
  #running = 0;
  #waiting = 0;
  #averageMs = 100;

  constructor(options: GateOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Runs the work when its turn comes; refuses at once when that would take too long. */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.atOnce) this.#running += 1;
    else await this.#queue(caller);
    const startedAt = this.#now();
    try {
      return await work();
    } finally {
      this.#averageMs += weight * (this.#now() - startedAt - this.#averageMs);
      this.#running -= 1;
      this.#admitNext();
      this.#shed();
    }
  }

  #expectedWaitMs() {
    return (this.#waiting * this.#averageMs) / this.#options.atOnce;
  }

  #isFull() {
    return this.#waiting >= this.#options.mostWaiting || this.#expectedWaitMs() > this.#options.longestWaitMs;
  }

  #refusal() {
    return new AppError('RATE_LIMITED', {
      message: 'Many people are signing in at the moment. Please try again shortly.',
      retryAfterSeconds: Math.max(1, Math.ceil(this.#expectedWaitMs() / 1000)),
    });
  }

  /** Of several that are equally long, the newest. */
  #longestLine() {
    return [...this.#lines].reduce(
      (longest, line) => (line[1].length >= longest[1].length ? line : longest),
      ['', [] as Waiting[]],
    );
  }

  #refuseLastOf([caller, line]: readonly [string, Waiting[]]): void {
    line.pop()?.refuse(this.#refusal());
    this.#waiting -= 1;
    if (line.length === 0) this.#lines.delete(caller);
  }

  /** The caller who waits with the most gives up their last place to one who waits with fewer. */
  #makeRoom(caller: string): boolean {
    const longest = this.#longestLine();
    if (longest[1].length <= (this.#lines.get(caller)?.length ?? 0) + 1) return false;
    this.#refuseLastOf(longest);
    return true;
  }

  /** It goes slower than it did when they were let in: the last to come hear so now, not when they have waited. */
  #shed(): void {
    while (this.#waiting > 0 && this.#expectedWaitMs() > this.#options.longestWaitMs)
      this.#refuseLastOf(this.#longestLine());
  }

  #queue(caller: string): Promise<void> {
    if (this.#isFull() && !this.#makeRoom(caller)) return Promise.reject(this.#refusal());
    return new Promise((admit, refuse) => {
      const line = this.#lines.get(caller);
      if (line) line.push({ admit, refuse });
      else this.#lines.set(caller, [{ admit, refuse }]);
      this.#waiting += 1;
    });
  }

  #admitNext(): void {
    const [next] = this.#lines;
    if (!next) return;
    const [caller, [first, ...rest]] = next;
    // To the end of the round.
    this.#lines.delete(caller);
    if (rest.length > 0) this.#lines.set(caller, rest);
    if (!first) return;
    this.#waiting -= 1;
    this.#running += 1;
    first.admit();
  }
}
