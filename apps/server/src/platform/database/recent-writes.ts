/** Far longer than a replica may be behind and still be read. */
export const settledAfterMs = 5000;

/** In which organisation, or by which account, something was changed a moment ago: their reads stay on the primary. */
export class RecentWrites {
  // In the order in which they were heard: the oldest are forgotten from the front.
  readonly #heardAt = new Map<string, number>();
  #lostAt = Number.NEGATIVE_INFINITY;

  /** Null: some may have been missed, which could have been anyone's. */
  note(id: string | null, now: number): void {
    if (id === null) this.#lostAt = now;
    else {
      this.#heardAt.delete(id);
      this.#heardAt.set(id, now);
    }
    for (const [old, heardAt] of this.#heardAt) {
      if (now - heardAt < settledAfterMs) break;
      this.#heardAt.delete(old);
    }
  }

  concerns(ids: readonly string[], now: number): boolean {
    const isRecent = (heardAt: number | undefined) => heardAt !== undefined && now - heardAt < settledAfterMs;
    return isRecent(this.#lostAt) || ids.some((id) => isRecent(this.#heardAt.get(id)));
  }
}
