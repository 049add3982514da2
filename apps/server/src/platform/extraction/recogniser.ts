import type { GreyImage, Recognise, RecognisedWord } from '@candela/engine/document/recognise.ts';
import { type Band, cutBands } from './bands.ts';
import type { ScannedPage, UnfinishedScan } from './scan.ts';
import { createTesseract, type Letters } from './tesseract.ts';

/** Six dense pages took up to 24 on a busy machine; half as many again, so that none is left half read. */
const MOST_TURNS = 36;
/** So many words that are surely words make a turn's work worth another. */
const WORTH_GOING_ON = 5;
const SURE = 0.6;

export interface RecogniserOptions {
  /** Of the processor, for this document in this turn and from its beginning: then no more letters are recognised. */
  readonly untilMs: number;
  /** What earlier turns have recognised. */
  readonly known: UnfinishedScan | undefined;
  readonly onBand: () => void;
  /** How long this document has been worked on, in this turn. */
  readonly workedMs: () => number;
  readonly letters?: Letters;
}

/**
 * Reads the pictures of one document band by band, for one turn. Where its work ends, what was read stays, and another turn
 * may go on; not for pictures that gave no words, and not for a band that a whole turn was too little for.
 */
export class Recogniser {
  readonly #options: RecogniserOptions;
  readonly #letters: Letters;
  readonly #pages: Map<number, ScannedPage>;
  readonly #unread = new Set<number>();
  readonly #turns: number;
  #bands = 0;
  /** What the next band will take. */
  #likelyMs = 0;
  #sureWords = 0;
  #isHopeless: boolean;

  constructor(options: RecogniserOptions) {
    this.#options = options;
    this.#letters = options.letters ?? createTesseract();
    this.#pages = new Map(options.known?.pages.map((page) => [page.page, page]));
    this.#turns = options.known?.turns ?? 0;
    this.#isHopeless = this.#turns >= MOST_TURNS;
  }

  recognise: Recognise = async (number, picture) => {
    const page = this.#pages.get(number) ?? { page: number, words: [], rows: 0, isWhole: false };
    if (page.isWhole) return page;
    if (!this.#mayBegin()) {
      this.#unread.add(number);
      return page;
    }
    const image = await picture();
    if (!image) return { words: [], isWhole: true };
    const read = await this.#readOn(page, image);
    this.#pages.set(number, read);
    if (!read.isWhole) this.#unread.add(number);
    return read;
  };

  /** What another turn is worth; nothing when all was read. */
  unfinished(): UnfinishedScan | undefined {
    if (this.#unread.size === 0 || this.#isHopeless || this.#sureWords < WORTH_GOING_ON) return undefined;
    return { pages: [...this.#pages.values()], unread: [...this.#unread], turns: this.#turns + 1 };
  }

  close(): Promise<void> {
    return this.#letters.close();
  }

  /** A band that would not be done in time is left to the next turn, unless it is the first of this one. */
  #mayBegin(): boolean {
    return !this.#isHopeless && this.#options.workedMs() + this.#likelyMs < this.#options.untilMs;
  }

  async #readOn(before: ScannedPage, image: GreyImage): Promise<ScannedPage> {
    let { words, rows } = before;
    for (const band of cutBands(image, rows)) {
      const found = this.#mayBegin() ? await this.#readBand(band) : undefined;
      if (!found) return { ...before, words, rows: band.from };
      this.#sureWords += found.filter(isSure).length;
      words = [...words, ...found];
      rows = band.to;
    }
    return { ...before, words, rows: image.height, isWhole: true };
  }

  async #readBand(band: Band): Promise<RecognisedWord[] | undefined> {
    const { workedMs, untilMs, onBand } = this.#options;
    onBand();
    const before = workedMs();
    const limit = startLimit(workedMs, untilMs);
    const words = await Promise.race([this.#letters.recognise(band.image), limit.reached]).finally(limit.stop);
    this.#bands += 1;
    // The next will take as long as this one; about half of the first one's time is for getting started.
    this.#likelyMs = (workedMs() - before) / (this.#bands === 1 ? 2 : 1);
    if (words) return ownWords(words, band);
    await this.#letters.close();
    this.#isHopeless ||= this.#bands === 1;
    return undefined;
  }
}

/** In pixels of the page; a word at the edge belongs to the band that its middle lies in. */
const ownWords = (words: readonly RecognisedWord[], { from, to, top }: Band): RecognisedWord[] =>
  words
    .map((word) => ({ ...word, y: word.y + top }))
    .filter(({ y, fontSize }) => y - fontSize / 3 >= from && y - fontSize / 3 < to);

const isSure = ({ text, confidence }: RecognisedWord): boolean => confidence >= SURE && /\p{L}{3}/u.test(text);

const LOOK_MS = 50;

/** Resolves with nothing once the process has worked so long. */
function startLimit(workedMs: () => number, untilMs: number): { reached: Promise<undefined>; stop(): void } {
  const { promise: reached, resolve } = Promise.withResolvers<undefined>();
  const watch = setInterval(() => {
    if (workedMs() >= untilMs) resolve(undefined);
  }, LOOK_MS);
  return { reached, stop: () => clearInterval(watch) };
}
