import { cleanGlyph } from './clean-text.ts';

/** A text as a person sees it, and what was done to make a program read something else. */
export interface CleanedText {
  readonly text: string;
  /** Words written in characters that have no shape at all. */
  readonly smuggled: string | undefined;
  /** Words whose letters were turned around or divided by invisible characters. */
  readonly misleading: string | undefined;
}

const SPECIAL = /[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff]/u;
const LONGEST_QUOTE = 500;

/** The black flag and its letters are a picture: the flags of England, Scotland and Wales. */
const FLAG_EMOJI = /\u{1F3F4}[\u{E0020}-\u{E007F}]{2,8}/gu;
const TAGS = /[\u{E0020}-\u{E007E}]{3,}/gu;
const SELECTORS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{3,}/gu;
/** From an order to write from right to left, up to its end. */
const OVERRIDDEN = /\u202E([^\u202A-\u202E\n]*)(?:\u202C|$|(?=\n))/gu;
const UNSEEN_IN_WORD =
  /(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\u200B-\u200F\u2060-\u2064\uFEFF]+(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])/gu;
/** Text copied from a web page has one now and then. */
const FEWEST_UNSEEN = 3;

export function cleanCharacters(raw: string): CleanedText {
  if (!SPECIAL.test(raw)) return { text: raw, smuggled: undefined, misleading: undefined };
  const whole = raw.toWellFormed();
  const smuggled = findSmuggled(whole);
  const shown = whole.replace(OVERRIDDEN, (_, letters: string) => [...letters].reverse().join(''));
  const text = cleanGlyph(shown.replace(/\p{Variation_Selector}|\u00AD/gu, ''));
  const isTurned =
    shown !== whole && [...whole.matchAll(OVERRIDDEN)].some(([, letters = '']) => /\p{L}.*\p{L}/u.test(letters));
  const isDivided = (whole.match(UNSEEN_IN_WORD)?.length ?? 0) >= FEWEST_UNSEEN;
  return { text, smuggled, misleading: isTurned || isDivided ? text.trim().slice(0, LONGEST_QUOTE) : undefined };
}

function findSmuggled(text: string): string | undefined {
  const tags = (text.replace(FLAG_EMOJI, '').match(TAGS) ?? []).map((found) =>
    [...found].map((character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xe0000)).join(''),
  );
  const selectors = (text.match(SELECTORS) ?? []).map((found) =>
    new TextDecoder().decode(Uint8Array.from([...found].map(selectorValue))),
  );
  const words = [...tags, ...selectors]
    .join(' ')
    .replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, ' ')
    .trim();
  return words === '' ? undefined : words.slice(0, LONGEST_QUOTE);
}

/** There are 256 of these characters, one for every byte. */
function selectorValue(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00;
}
