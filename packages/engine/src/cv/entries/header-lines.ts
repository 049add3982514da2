import type { CvLine } from '../lines/cv-line.ts';
import { isRegistration } from '../words/papers.ts';
import { endsTitle, titleScore } from '../words/title-words.ts';
import { type Anchor, GAP, tellsOfBreak } from './anchors.ts';

/** A short line that starts like a name and ends without a full stop. */
export function isHeaderLike(line: CvLine, previous: CvLine | undefined): boolean {
  const { text, bullet } = line;
  if (bullet !== undefined || line.opensPost === false || wordsIn(line) > 14 || text.length > 120) return false;
  if (isRegistration(text) || GAP.test(text)) return false;
  if (/^\p{Ll}/u.test(text) && (wordsIn(line) > 4 || !endsTitle(text))) return false;
  if (/[.!?;]$/.test(text) && !/\b(?:ltd|inc|co|corp|llc|bros|gmbh|dept|univ|jr|sr|etc|[a-z])\.$/iu.test(text))
    return false;
  return !isContinuation(line, previous);
}

/** Dashes and arrows between them are none. */
const wordsIn = ({ text, wordCount }: CvLine): number =>
  wordCount <= 14 ? wordCount : text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The rest of a list item or of a paragraph. */
export function isContinuation(line: CvLine, previous: CvLine | undefined): boolean {
  if (!previous || line.startsColumn || line.bullet !== undefined) return false;
  if (previous.line.isBold !== line.line.isBold) return false;
  if (previous.passage === line.passage) return previous.bullet === undefined || line.line.x >= previous.line.x - 2;
  return false;
}

/** Size and weight of the line's first words, by which other entries can be recognised. */
const lookOf = ({ line, text }: CvLine): string => {
  const [first] = line.spans;
  const { isBold, isItalic, fontSize } = first ?? { isBold: line.isBold, isItalic: false, fontSize: line.fontSize };
  const isCapitals = /\p{Lu}{3,}/u.test(text) && !/\p{Ll}/u.test(text);
  return `${Math.round(fontSize * 2)}${isBold ? ' bold' : ''}${isItalic ? ' italic' : ''}${isCapitals ? ' caps' : ''}`;
};

/**
 * Where each entry's first lines begin. The lines above the section's first dates show how many stand above the others'
 * and what they look like.
 */
export function findTops(lines: readonly CvLine[], anchors: readonly Anchor[]): number[] {
  const [first] = anchors;
  if (!first) return [];
  const opening = lines.slice(0, first.at);
  const isPlainOpening = first.at <= 3 && opening.every((line, at) => isHeaderLike(line, lines[at - 1]));
  const looks = isPlainOpening ? looksAbove(lines, anchors, opening) : undefined;
  const most = isPlainOpening ? Math.max(first.at, looks && looks.size > 0 ? 1 : 0) : 2;
  return anchors.map(({ at, range }, index) => {
    const line = lines[at];
    // A sentence that names a post needs nothing above it, and a break has nothing.
    if (line?.opensPost || (line && tellsOfBreak(line, range))) return at;
    if (index === 0 && isPlainOpening) return 0;
    const lowest = index === 0 ? 0 : (anchors[index - 1]?.at ?? -1) + 1;
    const group = topOfGroup(lines, at, lowest) ?? at;
    let top = at;
    while (top > lowest && at - top < most) {
      const above = lines[top - 1];
      if (!above) break;
      const follows = lines[top - 2];
      if (first.at === 0 && endsAbove(above, follows, lines[at])) break;
      // Directly below the dates of a post of which no more is said.
      if (top - 2 === lowest - 1 && index > 0 && isHeaderLike(above, undefined) && titleScore(above.text) >= 1) {
        top -= 1;
        break;
      }
      if (!isHeaderLike(above, follows)) break;
      if (looks && !looks.has(lookOf(above))) break;
      if (!looks && !isSetApart(above, follows, lines[at])) break;
      top -= 1;
    }
    return Math.min(top, group);
  });
}

/** Up to three short lines right above the dates, with a gap above them that is wider than those between them. */
function topOfGroup(lines: readonly CvLine[], at: number, lowest: number): number | undefined {
  let widest = 0;
  for (let top = at; top >= lowest && at - top <= 3; top -= 1) {
    const [line, above] = [lines[top], lines[top - 1]];
    if (!line || (top < at && !isHeaderLike(line, above))) return undefined;
    if (!above || above.page !== line.page || line.startsColumn) return undefined;
    const gap = gapBetween(above, line);
    if (gap > line.line.fontSize * 0.5 && gap > widest * 1.6) return top;
    widest = Math.max(widest, gap, 0);
  }
  return undefined;
}

const gapBetween = (upper: CvLine, lower: CvLine): number => lower.line.y - (upper.line.y + upper.line.height);

/**
 * With nothing above the first dates, only a line that looks like a dated one and unlike the text is the head of an entry:
 * an employer without dates of its own, above its posts.
 */
function looksAbove(lines: readonly CvLine[], anchors: readonly Anchor[], opening: readonly CvLine[]): Set<string> {
  if (opening.length > 0) return new Set(opening.map(lookOf));
  const dated = new Set(anchors.map(({ at }) => at));
  const others = lines.filter((_, at) => !dated.has(at));
  const plain = new Set(others.filter(({ bullet, wordCount }) => bullet !== undefined || wordCount > 10).map(lookOf));
  const looks = new Set(
    anchors.flatMap(({ at }) => (lines[at] ? [lookOf(lines[at])] : [])).filter((look) => !plain.has(look)),
  );
  // Where everything looks the same, as in plain text, looks tell nothing.
  return others.every((line) => looks.has(lookOf(line))) ? new Set() : looks;
}

/** The first dates had nothing above them, and these have a gap that this line has not: it is the last of the entry before. */
function endsAbove(line: CvLine, previous: CvLine | undefined, anchor: CvLine | undefined): boolean {
  if (!previous || !anchor || previous.page !== line.page || anchor.page !== line.page) return false;
  if (line.startsColumn || anchor.startsColumn) return false;
  return gapBetween(line, anchor) > Math.max(gapBetween(previous, line), 0) + line.line.fontSize * 0.3;
}

/** Without a first entry to compare with: the line starts a block of its own together with the dates. */
function isSetApart(line: CvLine, previous: CvLine | undefined, anchor: CvLine | undefined): boolean {
  if (!previous || previous.page !== line.page || line.startsColumn) return true;
  const isBolder = line.line.isBold && !previous.line.isBold;
  const isOutdented = previous.bullet !== undefined && line.line.x < previous.line.x - 4;
  const gap = line.line.y - (previous.line.y + previous.line.height);
  const below = anchor ? anchor.line.y - (line.line.y + line.line.height) : 0;
  return isBolder || isOutdented || gap > Math.max(below, 0) + line.line.fontSize * 0.3;
}
