/** Of all that is kept at one moment; a page of twenty rows has about forty thousand. */
const usualMostLetters = 500_000;
const forgottenAfterMs = 60_000;

/** What a piece is made of. */
interface Source {
  letters: number;
  isSame(other: this): boolean;
}

interface Kept<From> {
  source: From;
  piece: Buffer;
}

/**
 * Bytes made of something else, kept while it goes on being asked for: what was not asked for in a minute is gone within two, so that
 * nothing is remembered of persons for long who have been erased. Of sources that share a key the latest is kept. To compare a
 * source with the one that was kept costs a seventh of finding it by a key that holds all of it.
 */
export function createRecentPieces<From extends Source>(mostLetters = usualMostLetters) {
  let [now, before] = [new Map<string, Kept<From>>(), new Map<string, Kept<From>>()];
  let letters = 0;
  let timer: NodeJS.Timeout | undefined;
  const turn = () => {
    clearTimeout(timer);
    [now, before, letters] = [new Map(), now, 0];
    timer = before.size > 0 ? setTimeout(turn, forgottenAfterMs).unref() : undefined;
  };
  const keep = (key: string, kept: Kept<From>) => {
    now.set(key, kept);
    letters += key.length + kept.source.letters + kept.piece.length;
    if (letters > mostLetters) turn();
    timer ??= setTimeout(turn, forgottenAfterMs).unref();
  };
  return {
    find(key: string, source: From, make: () => Buffer): Buffer {
      const current = now.get(key);
      if (current?.source.isSame(source)) return current.piece;
      const earlier = before.get(key);
      const piece = earlier?.source.isSame(source) ? earlier.piece : make();
      keep(key, { source, piece });
      return piece;
    },
    get size(): number {
      return now.size + before.size;
    },
  };
}
