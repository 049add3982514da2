import { isMeaningless } from '../document/clean-text.ts';
import type { DocumentFlag, InvisibleReason, Page } from '../document/document.ts';
import type { Recognise, RecognisedWord } from '../document/recognise.ts';
import { type DirectedWord, layoutPage } from '../layout/layout-page.ts';
import { interpretPage } from './interpret-page.ts';
import type { OpenedPdf } from './open-pdf.ts';
import { composePicture, pictureScale, pictureShare } from './page-picture.ts';
import type { PaintedWord } from './painted.ts';

export interface PageReading {
  /** The same file with its pictures; opened when the first page needs them. */
  readonly openImages: () => Promise<OpenedPdf>;
  readonly ocr: Recognise | undefined;
  /** Shared by all pages of the document, and used up. */
  readonly budget: { characters: number; words: number; recognitions: number };
}

type Interpreted = Awaited<ReturnType<typeof interpretPage>>;

/** Fewer letters than this, and the page may be a picture with a stamp or a page number on it. */
const FEW_LETTERS = 100;
const MOSTLY_PICTURE = 0.4;
/** A dense page of a newspaper has 5,000. */
const WORDS_OF_A_PAGE = 20_000;

export async function readPage(
  pdf: OpenedPdf,
  number: number,
  reading: PageReading,
): Promise<{ page: Page; flags: DocumentFlag[] }> {
  let interpreted: Interpreted;
  try {
    interpreted = await interpret(pdf, number, reading);
  } catch {
    // One broken page should not cost the others.
    return {
      page: { number, width: 0, height: 0, lines: [], isScanned: false },
      flags: [{ kind: 'damaged-page', page: number }],
    };
  }
  const letters = countLetters(interpreted.words);
  const hasDoubtfulColours = interpreted.words.some(({ invisible }) => invisible === 'same-colour');
  if (letters >= FEW_LETTERS && !hasDoubtfulColours) return fromText(interpreted, number);
  const images = await reading.openImages();
  const full = await interpret(images, number, reading).catch(() => interpreted);
  const isPicture = letters < FEW_LETTERS && pictureShare(full.images, full.width, full.height) > MOSTLY_PICTURE;
  const recognised = isPicture ? await recognise(images, number, full, reading) : nothing;
  return recognised.words.length > 0 && countText(recognised.words) > letters
    ? fromPicture(recognised, full, number)
    : fromText(full, number, isPicture);
}

async function interpret(pdf: OpenedPdf, number: number, { budget }: PageReading): Promise<Interpreted> {
  const page = await pdf.file.getPage(number);
  const interpreted = await interpretPage(pdf, page, {
    maxCharacters: budget.characters,
    maxWords: Math.min(budget.words, WORDS_OF_A_PAGE),
  });
  budget.words -= interpreted.words.length;
  budget.characters -= interpreted.words.reduce((sum, { text }) => sum + text.length, 0);
  return interpreted;
}

function fromText(interpreted: Interpreted, number: number, isScanned = false): { page: Page; flags: DocumentFlag[] } {
  const { width, height, words, marks } = interpreted;
  const visible = words.filter(({ invisible }) => invisible === undefined);
  const isUnreadable = visible.length > 0 && countLetters(words) === 0;
  const lines = isUnreadable ? [] : layoutPage(visible, marks, interpreted);
  const flags: DocumentFlag[] = [...invisibleFlags(words, number)];
  if (lines.length === 0 && (isScanned || isUnreadable)) flags.push({ kind: 'unreadable-page', page: number });
  return { page: { number, width, height, lines, isScanned }, flags };
}

async function recognise(
  pdf: OpenedPdf,
  number: number,
  interpreted: Interpreted,
  { ocr, budget }: PageReading,
): Promise<RecognisedPage> {
  if (!ocr || budget.recognitions <= 0) return nothing;
  budget.recognitions -= 1;
  const { words, isWhole } = await ocr(number, async () =>
    composePicture(pdf, await pdf.file.getPage(number), interpreted),
  );
  const scale = pictureScale(interpreted.width, interpreted.height);
  return { words: words.map((word) => toDirectedWord(word, scale)), isWhole };
}

interface RecognisedDirectedWord extends DirectedWord {
  readonly confidence: number;
}

interface RecognisedPage {
  readonly words: readonly RecognisedDirectedWord[];
  readonly isWhole: boolean;
}

const nothing: RecognisedPage = { words: [], isWhole: false };

function toDirectedWord(
  { text, x, y, width, fontSize, confidence }: RecognisedWord,
  scale: number,
): RecognisedDirectedWord {
  return {
    text,
    x: x / scale,
    y: y / scale,
    length: width / scale,
    fontSize: fontSize / scale,
    isBold: false,
    isItalic: false,
    hasSpaceBefore: true,
    turns: 0,
    confidence,
  };
}

/**
 * Many scanners put the text they recognised, unpainted, behind the picture. What can be seen counts, so the picture is
 * read; the hidden text is only worth a word when it says something else.
 */
function fromPicture(
  { words, isWhole }: RecognisedPage,
  { width, height, words: painted }: Interpreted,
  number: number,
): { page: Page; flags: DocumentFlag[] } {
  const seen = new Set(words.map(({ text }) => text.toLowerCase()));
  const hidden = painted.filter(({ invisible }) => invisible !== undefined);
  const agreeing = hidden.filter(({ text }) => seen.has(text.toLowerCase())).length;
  const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  const flags: DocumentFlag[] = [
    { kind: 'recognised', page: number, confidence: Math.round(confidence * 100) / 100 },
    ...(isWhole ? [] : [{ kind: 'half-read-page', page: number } as const]),
    ...(agreeing < hidden.length * 0.6 ? invisibleFlags(painted, number) : []),
  ];
  return { page: { number, width, height, lines: layoutPage(words, [], { width, height }), isScanned: true }, flags };
}

const LONGEST_QUOTE = 500;

function invisibleFlags(words: readonly PaintedWord[], page: number): DocumentFlag[] {
  const texts = new Map<InvisibleReason, string[]>();
  for (const { invisible, text } of words) {
    if (!invisible) continue;
    const found = texts.get(invisible) ?? [];
    found.push(text);
    texts.set(invisible, found);
  }
  return [...texts].map(([reason, found]) => ({
    kind: 'invisible-text',
    page,
    reason,
    quote: found.join(' ').slice(0, LONGEST_QUOTE),
  }));
}

/** Letters a person can see; none when the font does not say which letters its shapes are. */
function countLetters(words: readonly PaintedWord[]): number {
  let [letters, meaningless] = [0, 0];
  for (const { text, invisible } of words) {
    if (invisible) continue;
    for (const character of text) {
      if (isMeaningless(character)) meaningless += 1;
      else letters += 1;
    }
  }
  return meaningless > letters * 0.5 ? 0 : letters;
}

const countText = (words: readonly DirectedWord[]): number => words.reduce((sum, { text }) => sum + text.length, 0);
