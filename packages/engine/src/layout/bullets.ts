import { isPicture, MARKS } from '../flow/leading-bullet.ts';
import type { LayoutWord } from './layout-word.ts';

/** Includes the letters that look like marks in Word's symbol fonts. */
const MARK = new RegExp(`^[oO§Øvü¨${MARKS}]$`, 'u');
/** Marks that are never part of a word, even without a space behind them. */
const ATTACHED = /^[•‣⁃∙◦●▪■◆►▸▶➢➤✓✔❖\uE000-\uF8FF](?=\S)/u;
/** A capital with a full stop is an initial ("J. Smith"), with a bracket a number. */
const NUMBER = /^(?:\(?\d{1,2}[.)]|\(?[a-z][.)]|\(?[A-Z]\)|\(?(?:i{1,3}|iv|vi{0,3}|ix|x)[.)])$/;

export const isBullet = ({ text }: LayoutWord): boolean => MARK.test(text) || NUMBER.test(text) || isPicture(text);

export function isBulleted(words: readonly LayoutWord[]): boolean {
  return splitBullet(words).bullet !== undefined;
}

/** Takes the bullet or the number off a line's front. */
export function splitBullet(words: readonly LayoutWord[]): { bullet: string | undefined; rest: readonly LayoutWord[] } {
  const [first, ...rest] = words;
  const next = rest[0];
  if (!first) return { bullet: undefined, rest: words };
  if (next && isBullet(first) && (next.hasSpaceBefore || next.x - first.x > 3)) {
    return { bullet: first.text, rest };
  }
  const attached = ATTACHED.exec(first.text)?.[0];
  if (!attached) return { bullet: undefined, rest: words };
  return { bullet: attached, rest: [{ ...first, text: first.text.slice(attached.length) }, ...rest] };
}
