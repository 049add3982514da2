/**
 * The order in which the characters of a line are seen: Unicode's bidirectional algorithm, without the explicit marks, which
 * a report leaves out.
 */
export type Direction = 'ltr' | 'rtl';

type Kind = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'CS' | 'ET' | 'NSM' | 'ON';

const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/\p{Mn}|\p{Me}/u, 'NSM'],
  [/[0-9۰-۹]/u, 'EN'],
  [/[٠-٩٫٬]/u, 'AN'],
  [/[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u, 'AL'],
  [/[\p{Script=Hebrew}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}]/u, 'R'],
  [/[+\-−]/u, 'ES'],
  [/[,./:\u00a0]/u, 'CS'],
  [/[#%°٪]|\p{Sc}/u, 'ET'],
  [/\p{L}|\p{Mc}/u, 'L'],
];

const kindOf = (character: string): Kind => kinds.find(([sign]) => sign.test(character))?.[1] ?? 'ON';

const isRightToLeft = (kind: Kind): boolean => kind === 'R' || kind === 'AL';

/** By its first letter, as a browser decides with `dir="auto"`. */
export function directionOf(text: string): Direction {
  for (const character of text) {
    const kind = kindOf(character);
    if (kind === 'L') return 'ltr';
    if (isRightToLeft(kind)) return 'rtl';
  }
  return 'ltr';
}

export const hasRightToLeft = (text: string): boolean => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u.test(text);

export interface Piece {
  /** In the order in which it is read. */
  text: string;
  direction: Direction;
}

/** A line in pieces of one direction each, from left to right. */
export function toVisualOrder(line: string, base: Direction): Piece[] {
  const characters = [...line];
  const levels = levelsOf(settleNeutrals(settleWeak(characters.map(kindOf)), base), base);
  // Rule L1: spaces at the end of the line stand at its end.
  levels.fill(lowest(base), characters.findLastIndex((character) => character.trim() !== '') + 1);
  const pieces: (Piece & { level: number })[] = [];
  for (const [at, character] of characters.entries()) {
    const level = levels[at] ?? 0;
    const last = pieces.at(-1);
    if (last?.level === level) last.text += character;
    else pieces.push({ text: character, level, direction: level % 2 === 1 ? 'rtl' : 'ltr' });
  }
  return reorder(pieces).map(({ text, direction }) => ({
    text: direction === 'rtl' ? mirrored(text) : text,
    direction,
  }));
}

/** Rules W1 to W7: marks, numbers and what stands between them. */
function settleWeak(found: readonly Kind[]): Kind[] {
  const kinds = [...found];
  let strong: Kind = 'ON';
  for (const [at, kind] of kinds.entries()) {
    if (kind === 'NSM') kinds[at] = kinds[at - 1] ?? 'ON';
    else if (kind === 'EN' && strong === 'AL') kinds[at] = 'AN';
    if (kind === 'L' || isRightToLeft(kind)) strong = kind;
  }
  for (const [at, kind] of kinds.entries()) {
    const [before, after] = [kinds[at - 1], kinds[at + 1]];
    if (kind === 'AL') kinds[at] = 'R';
    else if (kind === 'ES' || kind === 'CS') {
      const joins = before === after && (before === 'EN' || (before === 'AN' && kind === 'CS'));
      kinds[at] = joins && before ? before : 'ON';
    }
  }
  return joinNumbers(kinds);
}

function joinNumbers(kinds: Kind[]): Kind[] {
  for (const [at, kind] of kinds.entries()) {
    if (kind !== 'ET') continue;
    let end = at;
    while (kinds[end] === 'ET') end += 1;
    const isNumber = kinds[at - 1] === 'EN' || kinds[end] === 'EN';
    kinds.fill(isNumber ? 'EN' : 'ON', at, end);
  }
  let strong: Kind = 'ON';
  for (const [at, kind] of kinds.entries()) {
    if (kind === 'EN' && strong === 'L') kinds[at] = 'L';
    if (kind === 'L' || kind === 'R') strong = kind;
  }
  return kinds;
}

/** Rules N1 and N2: what has no direction takes that of its neighbours, or else that of the line. */
function settleNeutrals(kinds: Kind[], base: Direction): Kind[] {
  const own: Kind = base === 'rtl' ? 'R' : 'L';
  const sideOf = (kind: Kind | undefined): Kind => (kind === undefined ? own : kind === 'L' ? 'L' : 'R');
  for (let at = 0; at < kinds.length; at += 1) {
    if (kinds[at] !== 'ON') continue;
    let end = at;
    while (kinds[end] === 'ON') end += 1;
    const before = sideOf(kinds[at - 1]);
    kinds.fill(before === sideOf(kinds[end]) ? before : own, at, end);
    at = end;
  }
  return kinds;
}

const lowest = (base: Direction): number => (base === 'rtl' ? 1 : 0);

const levelsOf = (kinds: readonly Kind[], base: Direction): number[] =>
  kinds.map((kind) => {
    if (kind === 'R') return 1;
    return kind === 'L' ? 2 * lowest(base) : 2;
  });

/** Rule L2: from the highest level down, everything at or above it is turned round. */
function reorder<Each extends { level: number }>(pieces: readonly Each[]): Each[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let at = 0; at < ordered.length; at += 1) {
      let end = at;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > at) {
        ordered.splice(at, end - at, ...ordered.slice(at, end).toReversed());
        at = end;
      }
    }
  }
  return ordered;
}

const mirrors = new Map(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([a = '', b = '']) => [
    [a, b],
    [b, a],
  ]),
);

const mirrored = (text: string): string => [...text].map((character) => mirrors.get(character) ?? character).join('');
