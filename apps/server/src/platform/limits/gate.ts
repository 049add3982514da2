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

export interface Gate {
  /** Runs the work when its turn comes; refuses at once when that would take too long. */
  run<T>(caller: string, work: () => Promise<T>): Promise<T>;
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
export function createGate(options: GateOptions): Gate {
  const { atOnce, mostWaiting, longestWaitMs, now = () => performance.now() } = options;
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;
  let averageMs = 100;

  const expectedWaitMs = () => (waiting * averageMs) / atOnce;
  const isFull = () => waiting >= mostWaiting || expectedWaitMs() > longestWaitMs;
  const refusal = () =>
    new AppError('RATE_LIMITED', {
      message: 'Many people are signing in at the moment. Please try again shortly.',
      retryAfterSeconds: Math.max(1, Math.ceil(expectedWaitMs() / 1000)),
    });

  /** Of several that are equally long, the newest. */
  const longestLine = () =>
    [...lines].reduce((longest, line) => (line[1].length >= longest[1].length ? line : longest), ['', [] as Waiting[]]);

  function refuseLastOf([caller, line]: readonly [string, Waiting[]]): void {
    line.pop()?.refuse(refusal());
    waiting -= 1;
    if (line.length === 0) lines.delete(caller);
  }

  /** The caller who waits with the most gives up their last place to one who waits with fewer. */
  function makeRoom(caller: string): boolean {
    const longest = longestLine();
    if (longest[1].length <= (lines.get(caller)?.length ?? 0) + 1) return false;
    refuseLastOf(longest);
    return true;
  }

  /** It goes slower than it did when they were let in: the last to come hear so now, not when they have waited. */
  function shed(): void {
    while (waiting > 0 && expectedWaitMs() > longestWaitMs) refuseLastOf(longestLine());
  }

  function queue(caller: string): Promise<void> {
    if (isFull() && !makeRoom(caller)) return Promise.reject(refusal());
    return new Promise((admit, refuse) => {
      const line = lines.get(caller);
      if (line) line.push({ admit, refuse });
      else lines.set(caller, [{ admit, refuse }]);
      waiting += 1;
    });
  }

  function admitNext(): void {
    const [next] = lines;
    if (!next) return;
    const [caller, [first, ...rest]] = next;
    // To the end of the round.
    lines.delete(caller);
    if (rest.length > 0) lines.set(caller, rest);
    if (!first) return;
    waiting -= 1;
    running += 1;
    first.admit();
  }

  return {
    async run(caller, work) {
      if (running < atOnce) running += 1;
      else await queue(caller);
      const startedAt = now();
      try {
        return await work();
      } finally {
        averageMs += weight * (now() - startedAt - averageMs);
        running -= 1;
        admitNext();
        shed();
      }
    },
  };
}
