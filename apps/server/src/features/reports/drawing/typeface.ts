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
  fonts: readonly { name: string; file: string }[];
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
const folder = path.join(import.meta.dirname, 'fonts');
const forEmoji = 'NotoEmoji-Regular';
/** The largest, and asked last. */
const forChinese = 'DroidSansFallback';
/** Of two that have Arabic, this one is drawn for screens. */
const beforeOthers = ['Inter-Regular', 'NotoSansArabic-Regular', 'DejaVuSans'];

/** The product's fonts, and those that the operator has added for other scripts. */
export function loadTypeface(extraFolder: string | null): Typeface {
  const extras = extraFolder && existsSync(extraFolder) ? fontsIn(extraFolder) : [];
  const fonts = [...fontsIn(folder), ...extras];
  const byName = new Map(fonts.map((font) => [font.name, font]));
  const isOwn = new Set([...Object.values(own), ...beforeOthers, forChinese]);
  const fallbacks = [...beforeOthers, ...[...byName.keys()].filter((name) => !isOwn.has(name)), forChinese];
  const found = new Map<string, string | undefined>();
  const find = (character: string, face: Face): string | undefined => {
    const asked = `${own[face]} ${character}`;
    const codePoint = character.codePointAt(0) ?? 0;
    if (!found.has(asked))
      found.set(
        asked,
        [own[face], ...fallbacks].find((name) => byName.get(name)?.has(codePoint)),
      );
    return found.get(asked);
  };
  const has = (name: string, character: string): boolean =>
    byName.get(name)?.has(character.codePointAt(0) ?? 0) ?? false;
  // A heading in two alphabets looks better in one font than in two.
  const faceFor = (text: string, face: Face): Face =>
    face === 'display' && ![...text].every((character) => find(character, face) === own.display) ? 'strong' : face;
  return {
    fonts,
    faceFor,
    runsOf: (text, face) => joinRuns(piecesOf(text, face, { find, has }), has),
  };
}

interface Font {
  name: string;
  file: string;
  has(codePoint: number): boolean;
}

/** Each is read when a character is looked for in it, and not before. */
const fontsIn = (place: string): Font[] =>
  readdirSync(place)
    .filter((name) => /\.(?:ttf|otf)$/i.test(name))
    .sort()
    .map((name) => {
      const file = path.join(place, name);
      let coverage: Font['has'] | undefined;
      const has = (codePoint: number): boolean => {
        coverage ??= readCoverage(readFileSync(file));
        return coverage(codePoint);
      };
      return { name: path.parse(name).name, file, has };
    });

/** Marks that change how their neighbours look and have no look of their own. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/u;
/** Those that say whether letters join: Persian and the Indian scripts are misspelt without. */
const JOINERS = /[\u200c\u200d]/;
const MARK = /\p{M}|\p{Emoji_Modifier}/u;

interface Coverage {
  /** The font for a character. */
  find(character: string, face: Face): string | undefined;
  has(font: string, character: string): boolean;
}

function piecesOf(text: string, face: Face, { find, has }: Coverage): Run[] {
  const runs: Run[] = [];
  let lacking = '';
  const nameLacking = () => {
    if (lacking !== '') runs.push({ font: own[face], text: `(${scriptOf(lacking)})` });
    lacking = '';
  };
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    if (UNSEEN.test(character)) {
      if (JOINERS.test(character) && last && isShaped(last.font) && has(last.font, character)) last.text += character;
      continue;
    }
    const font = find(character, face);
    if (font === undefined) lacking += character;
    else {
      nameLacking();
      // A mark is drawn by the font of its letter, where that has it.
      const belongs = last !== undefined && MARK.test(character) && has(last.font, character);
      runs.push({ font: belongs ? last.font : font, text: character });
    }
  }
  nameLacking();
  return runs;
}

const isShaped = (font: string): boolean => font.startsWith('Noto');

/** Neighbours with one font are one run. A space belongs to the run before it; those of emoji are too wide. */
function joinRuns(pieces: readonly Run[], has: Coverage['has']): Run[] {
  const runs: Run[] = [];
  for (const { font, text } of pieces) {
    const last = runs.at(-1);
    const isItsSpace = last && text === ' ' && last.font !== forEmoji && has(last.font, text);
    if (last && (last.font === font || isItsSpace)) last.text += text;
    else runs.push({ font, text });
  }
  return runs;
}

const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Extended_Pictographic}/u, 'emoji'],
  [/\p{Script=Han}/u, 'in rare Chinese characters'],
];

const scriptOf = (text: string): string => scripts.find(([sign]) => sign.test(text))?.[1] ?? 'in another script';
