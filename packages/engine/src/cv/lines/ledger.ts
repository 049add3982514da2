import type { CvLine } from './cv-line.ts';

/** Which lines have found a field; what is left at the end is shown as unplaced. */
export class Ledger {
  readonly #used = new Set<number>();
  readonly #heads = new Set<number>();

  use(...lines: readonly (CvLine | undefined)[]): void {
    for (const line of withJoined(lines)) this.#used.add(line.index);
  }

  /** First lines of entries: names of employers and schools, which say nothing about skills. */
  useAsHead(...lines: readonly (CvLine | undefined)[]): void {
    this.use(...lines);
    // A sentence was cut out of lines that also tell what was done.
    for (const line of withJoined(lines.map((own) => (own?.opensPost ? { ...own, joined: [] } : own))))
      this.#heads.add(line.index);
  }

  isHead({ index }: CvLine): boolean {
    return this.#heads.has(index);
  }

  isUsed({ index }: CvLine): boolean {
    return this.#used.has(index);
  }
}

const withJoined = (lines: readonly (CvLine | undefined)[]): CvLine[] =>
  lines.flatMap((line) => (line ? [line, ...(line.joined ?? [])] : []));
