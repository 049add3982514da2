import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCoverage } from './font-coverage.ts';

export type Face = 'text' | 'strong' | 'display' | 'code';

export interface Run {
  /** A font's name as it is registered with the document. */
  font: string;
  text: string;
}

export interface Typeface {
  fonts: readonly { name: string; bytes: Buffer }[];
  /** A text in pieces that each have one font. What no font has is named in brackets: never an empty box. */
  runsOf(text: string, face: Face): Run[];
  /** The face for a whole text: the display face only where it has every character. */
  faceFor(text: string, face: Face): Face;
}

const own: Record<Face, string> = {
  text: 'Inter-Regular',
  strong: 'Inter-SemiBold',
  display: 'Fraunces-SemiBold',
  code: 'LiberationMono-Regular',
};
const fallbacks = ['Inter-Regular', 'DejaVuSans'];
const folder = path.join(import.meta.dirname, 'fonts');

/** The product's fonts, and those that the operator has added for other scripts. */
export function loadTypeface(extraFolder: string | null): Typeface {
  const added = extraFolder && existsSync(extraFolder) ? readdirSync(extraFolder).filter(isFont).sort() : [];
  const files = [
    ...[...new Set([...Object.values(own), ...fallbacks])].map((name) => path.join(folder, `${name}.ttf`)),
    ...added.map((name) => path.join(extraFolder ?? '', name)),
  ];
  const fonts = files.map((file) => {
    const bytes = readFileSync(file);
    return { name: path.parse(file).name, bytes, has: readCoverage(bytes) };
  });
  const byName = new Map(fonts.map((font) => [font.name, font]));
  const extras = added.map((name) => path.parse(name).name);
  const find = (codePoint: number, face: Face): string | undefined =>
    [own[face], ...fallbacks, ...extras].find((name) => byName.get(name)?.has(codePoint));
  // A heading in two alphabets looks better in one font than in two.
  const faceFor = (text: string, face: Face): Face =>
    face === 'display' && ![...text].every((character) => byName.get(own.display)?.has(character.codePointAt(0) ?? 0))
      ? 'strong'
      : face;
  return { fonts, faceFor, runsOf: (text, face) => joinRuns(piecesOf(text, face, find)) };
}

const isFont = (name: string): boolean => /\.(?:ttf|otf)$/i.test(name);

/** Marks that change how their neighbours look and have no look of their own. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/u;

function piecesOf(text: string, face: Face, find: (codePoint: number, face: Face) => string | undefined): Run[] {
  const runs: Run[] = [];
  let lacking = '';
  const nameLacking = () => {
    if (lacking !== '') runs.push({ font: own[face], text: `(${scriptOf(lacking)})` });
    lacking = '';
  };
  for (const character of text.normalize('NFC')) {
    if (UNSEEN.test(character)) continue;
    const font = find(character.codePointAt(0) ?? 0, face);
    if (font === undefined) lacking += character;
    else {
      nameLacking();
      runs.push({ font, text: character });
    }
  }
  nameLacking();
  return runs;
}

/** Neighbours with one font are one run; a space belongs to the run before it. */
function joinRuns(pieces: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && (last.font === piece.font || piece.text === ' ')) last.text += piece.text;
    else runs.push({ ...piece });
  }
  return runs;
}

const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Extended_Pictographic}/u, 'emoji'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'in Japanese writing'],
  [/\p{Script=Hangul}/u, 'in Korean writing'],
  [/\p{Script=Han}/u, 'in Chinese characters'],
  [/\p{Script=Devanagari}/u, 'in Devanagari'],
  [/\p{Script=Thai}/u, 'in Thai writing'],
];

const scriptOf = (text: string): string => scripts.find(([sign]) => sign.test(text))?.[1] ?? 'in another script';
