/** A replica that is further behind is not read. */
export const longestLagMs = 1000;

/**
 * How old a replica may be, by places in the write-ahead log: it has everything that was committed when the primary was asked
 * for a place that the replica has reached since. Its own word would not do: one that is cut off believes to be up to date.
 */
export class Freshness {
  #goal: { place: string; askedAt: number } | undefined;
  #completeUntil = Number.NEGATIVE_INFINITY;

  /** One look at both. A place that is not reached yet stays the goal: the primary's newest moves on for ever. */
  async look(now: () => number, place: () => Promise<string>, hasReached: (place: string) => Promise<boolean>) {
    if (!this.#goal) {
      const askedAt = now();
      this.#goal = { askedAt, place: await place() };
    }
    if (!(await hasReached(this.#goal.place))) return;
    this.#completeUntil = this.#goal.askedAt;
    this.#goal = undefined;
  }

  /** The replica may have become another one. */
  forget(): void {
    this.#goal = undefined;
    this.#completeUntil = Number.NEGATIVE_INFINITY;
  }

  isEnough(now: number): boolean {
    return now - this.#completeUntil <= longestLagMs;
  }
}
