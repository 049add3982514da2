import { anywhere } from '../../platform/database/like.ts';

/** What was typed, anywhere in a text; its own `%` and `_` stand for themselves. Null when nothing was typed. */
export function searchPattern(typed: string): string | null {
  const words = typed.trim();
  return words === '' ? null : anywhere(words);
}
