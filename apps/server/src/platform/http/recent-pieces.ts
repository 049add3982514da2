/** Of all that is kept at one moment; a page of twenty rows has about forty thousand. */
const mostLetters = 500_000;
const forgottenAfterMs = 60_000;

/**
 * Text made of other text, kept while it goes on being asked for: what was not asked for in a minute is gone within two, so that
 * nothing is remembered of persons for long who have been erased.
 */
export function createRecentPieces(forgetAfterMs = forgottenAfterMs) {
  let [now, before] = [new Map<string, string>(), new Map<string, string>()];
  let letters = 0;
  let timer: NodeJS.Timeout | undefined;
  const turn = () => {
    clearTimeout(timer);
    [now, before, letters] = [new Map(), now, 0];
    timer = before.size > 0 ? setTimeout(turn, forgetAfterMs).unref() : undefined;
  };
  const keep = (key: string, piece: string) => {
    now.set(key, piece);
    letters += key.length + piece.length;
    if (letters > mostLetters) turn();
    timer ??= setTimeout(turn, forgetAfterMs).unref();
  };
  return {
    find(key: string, make: () => string): string {
      const current = now.get(key);
      if (current !== undefined) return current;
      const piece = before.get(key) ?? make();
      keep(key, piece);
      return piece;
    },
    get size(): number {
      return now.size + before.size;
    },
  };
}
