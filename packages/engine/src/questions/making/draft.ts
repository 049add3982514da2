import type { DraftPoint } from '../aspect.ts';

/** A question before it has its place in a set. */
export interface Draft {
  readonly question: string;
  readonly code?: string;
  readonly points: readonly DraftPoint[];
}

/** One of several, chosen by what the CV says: the same for the same CV, another for another. */
export function choose<T>(options: readonly T[], seed: number, turn: number): T | undefined {
  return options[(seed + turn) % options.length];
}

/** FNV-1a: a text as a number. */
export function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash >>> 0) % 1_000_003;
}
