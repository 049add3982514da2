import { endOf, type LayoutWord } from './layout-word.ts';

/** A dot or a square that was drawn, not written. */
export interface Mark {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Of the font size: how far before its text a bullet stands. */
const FARTHEST = 2.5;
const HEIGHT_OF_BAND = 20;

/** Bullets that were drawn, as words: before the word that begins behind each. */
export function withDrawnBullets(words: readonly LayoutWord[], marks: readonly Mark[]): readonly LayoutWord[] {
  if (marks.length === 0) return words;
  const bands = Map.groupBy(words, ({ y }) => Math.floor(y / HEIGHT_OF_BAND));
  const bullets = new Map<LayoutWord, LayoutWord>();
  for (const mark of marks) {
    const band = Math.floor((mark.y0 + mark.y1) / 2 / HEIGHT_OF_BAND);
    const near = [band - 1, band, band + 1].flatMap((at) => bands.get(at) ?? []).filter((word) => isLevel(mark, word));
    const behind = near.filter(({ x }) => x >= mark.x1).sort((a, b) => a.x - b.x)[0];
    const isFree = behind && !near.some((word) => word.x < mark.x1 && endOf(word) > mark.x0);
    if (isFree && behind.x - mark.x1 < behind.fontSize * FARTHEST && mark.x1 - mark.x0 < behind.fontSize)
      bullets.set(behind, bulletBefore(behind, mark));
  }
  return words.flatMap((word) => [bullets.get(word) ?? [], word].flat());
}

/** Between the foot and the head of its letters. */
function isLevel({ y0, y1 }: Mark, { y, fontSize }: LayoutWord): boolean {
  const middle = (y0 + y1) / 2;
  return middle > y - fontSize * 0.8 && middle < y + fontSize * 0.2;
}

const bulletBefore = (word: LayoutWord, { x0, x1 }: Mark): LayoutWord => ({
  ...word,
  text: '•',
  x: x0,
  width: x1 - x0,
  order: word.order - 0.5,
  hasSpaceBefore: true,
});
