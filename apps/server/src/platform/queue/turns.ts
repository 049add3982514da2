/** A tenant that has tasks due. */
export interface WaitingTenant {
  tenant: string;
  /** Tasks that could begin now; more than there are slots need not be counted. */
  waiting: number;
  /** Turns it gets for each of a tenant with a share of one. */
  share: number;
}

/**
 * Who is next. Each tenant has a place on a common scale, and the one furthest behind is next; a turn moves a tenant on
 * by one divided by its share. A tenant that comes anew starts where the scale is now: it has to wait for no one's
 * backlog, and has saved up nothing. (Start-time fair queueing, counted in tasks.)
 *
 * What it remembers is this process's own. Each process shares out its own slots fairly, so all together do, and a
 * process that dies takes nothing with it but who was ahead by a turn.
 */
export class Turns {
  readonly #slots: number;
  readonly #next = new Map<string, number>();
  #now = 0;

  constructor(slots: number) {
    this.#slots = slots;
  }

  /** Shares out the slots that are free: tasks to begin by tenant. */
  allot(waiting: readonly WaitingTenant[], running: ReadonlyMap<string, number>): Map<string, number> {
    const left = new Map(waiting.map(({ tenant, waiting: count }) => [tenant, count]));
    const held = new Map(running);
    const allotted = new Map<string, number>();
    let free = this.#slots - [...running.values()].reduce((sum, count) => sum + count, 0);
    while (free > 0) {
      const next = this.#pick(waiting, left, held, free);
      if (!next) break;
      const { tenant, share } = next;
      this.#now = Math.max(this.#now, this.#placeOf(tenant));
      this.#next.set(tenant, this.#now + 1 / share);
      left.set(tenant, (left.get(tenant) ?? 0) - 1);
      held.set(tenant, (held.get(tenant) ?? 0) + 1);
      allotted.set(tenant, (allotted.get(tenant) ?? 0) + 1);
      free -= 1;
    }
    for (const [tenant, place] of this.#next) if (place <= this.#now) this.#next.delete(tenant);
    return allotted;
  }

  #placeOf(tenant: string): number {
    return Math.max(this.#now, this.#next.get(tenant) ?? 0);
  }

  #pick(
    waiting: readonly WaitingTenant[],
    left: ReadonlyMap<string, number>,
    held: ReadonlyMap<string, number>,
    free: number,
  ): WaitingTenant | undefined {
    const open = waiting.filter(({ tenant }) => (left.get(tenant) ?? 0) > 0);
    const half = Math.max(1, Math.floor(this.#slots / 2));
    const may = ({ tenant }: WaitingTenant) => {
      const count = held.get(tenant) ?? 0;
      // The last free slot is for a tenant that has nothing running: one that comes later finds a slot at once.
      if (count > 0 && free === 1) return false;
      return count < half || open.length === 1;
    };
    let first: WaitingTenant | undefined;
    for (const one of open) {
      if (may(one) && (!first || this.#placeOf(one.tenant) < this.#placeOf(first.tenant))) first = one;
    }
    return first;
  }
}
