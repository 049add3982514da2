import type { GreyImage, RecognisedWord } from '@candela/engine/document/recognise.ts';
import { describe, expect, test } from 'vitest';
import { cutBands } from './bands.ts';
import { Recogniser } from './recogniser.ts';
import { stillReading, type UnfinishedScan } from './scan.ts';

const LINES = 60;
const SPACING = 50;
const SIZE = 20;

/** A page of sixty lines; each is as dark as its number says. */
function drawPage(): GreyImage {
  const [width, height] = [200, LINES * SPACING];
  const pixels = new Uint8Array(width * height).fill(250);
  for (let line = 0; line < LINES; line += 1) {
    for (let row = 0; row < SIZE; row += 1) {
      pixels.fill(line, (line * SPACING + 15 + row) * width + 10, (line * SPACING + 15 + row) * width + 190);
    }
  }
  return { width, height, pixels };
}

const page = drawPage();

/** Reads a line as its number in words of letters; each picture takes so long. */
function createLetters({ costMs = 1000, word = (line: number) => `line ${line}` } = {}) {
  let worked = 0;
  const read = async ({ width, height, pixels }: GreyImage): Promise<RecognisedWord[]> => {
    worked += costMs;
    const found: RecognisedWord[] = [];
    for (let row = SIZE - 1; row < height; row += 1) {
      const dark = pixels[row * width + 100] ?? 255;
      const isLast = row + 1 === height || (pixels[(row + 1) * width + 100] ?? 255) > 200;
      const isWhole = dark < 200 && (pixels[(row - SIZE + 1) * width + 100] ?? 255) === dark;
      if (isLast && isWhole)
        found.push({ text: word(dark), x: 10, y: row, width: 180, fontSize: SIZE, confidence: 0.9 });
    }
    return found;
  };
  return { letters: { recognise: read, close: async () => undefined }, workedMs: () => worked };
}

interface Turn {
  known?: UnfinishedScan | undefined;
  untilMs?: number;
  pages?: number;
  how?: Parameters<typeof createLetters>[0];
}

async function takeTurn({ known, untilMs = 3500, pages = 1, how = {} }: Turn) {
  const recogniser = new Recogniser({ untilMs, known, onBand: () => undefined, ...createLetters(how) });
  const read: (readonly string[])[] = [];
  let pictures = 0;
  for (let number = 1; number <= pages; number += 1) {
    const { words } = await recogniser.recognise(number, async () => {
      pictures += 1;
      return page;
    });
    read.push(words.map(({ text }) => text));
  }
  return { read, pictures, unfinished: recogniser.unfinished() };
}

const everyLine = Array.from({ length: LINES }, (_, line) => `line ${line}`);

describe('bands', () => {
  test('hold all of a page, cut between its lines', () => {
    const bands = [...cutBands(page, 0)];
    expect(bands.length).toBeGreaterThan(2);
    expect(bands[0]?.from).toBe(0);
    for (const [at, { to }] of bands.entries()) expect(to).toBe(bands[at + 1]?.from ?? page.height);
    const inks = bands.slice(1).map(({ from }) => page.pixels[from * page.width + 100]);
    expect(inks).toEqual(inks.map(() => 250));
  });

  test('without ink are not read', () => {
    expect([...cutBands({ ...page, pixels: new Uint8Array(page.pixels.length).fill(250) }, 0)]).toEqual([]);
  });
});

describe('a scan', () => {
  test('is read whole in one turn where there is time, each line once', async () => {
    const { read, unfinished } = await takeTurn({ untilMs: 60_000, pages: 2 });
    expect(read).toEqual([everyLine, everyLine]);
    expect(unfinished).toBeUndefined();
  });

  test('is gone on with where the last turn ended, until all is read', async () => {
    let known: UnfinishedScan | undefined;
    let turn = await takeTurn({ pages: 3 });
    const turns = [turn];
    for (known = turn.unfinished; known; known = turn.unfinished) {
      // It is kept as text in between.
      turn = await takeTurn({ pages: 3, known: JSON.parse(JSON.stringify(known)) });
      turns.push(turn);
    }
    expect(turns.length).toBeGreaterThan(3);
    expect(turns[0]?.unfinished).toMatchObject({ turns: 1, unread: [1, 2, 3] });
    expect(turn.read).toEqual([everyLine, everyLine, everyLine]);
    // What is known or has to wait needs no picture.
    expect(turns[0]?.pictures).toBe(1);
    expect(turn.pictures).toBe(1);
  });

  test('without words gets no second turn', async () => {
    const { unfinished } = await takeTurn({ how: { word: () => '|' }, pages: 6 });
    expect(unfinished).toBeUndefined();
  });

  test('that a whole turn is too short for one band of gets no second turn', async () => {
    const never = { recognise: () => new Promise<never>(() => undefined), close: async () => undefined };
    let worked = 0;
    const workedMs = () => {
      worked += 500;
      return worked;
    };
    const recogniser = new Recogniser({
      untilMs: 3000,
      known: undefined,
      onBand: () => undefined,
      letters: never,
      workedMs,
    });
    expect(await recogniser.recognise(1, async () => page)).toMatchObject({ words: [], isWhole: false });
    expect(recogniser.unfinished()).toBeUndefined();
  });

  test('has an end, however long it is', async () => {
    const { unfinished } = await takeTurn({});
    if (!unfinished) throw new Error('One turn was enough');
    const last = await takeTurn({ known: { ...unfinished, turns: 36 } });
    expect(last.unfinished).toBeUndefined();
    expect(last.read[0]).toEqual(unfinished.pages[0]?.words.map(({ text }) => text));
  });

  test('says which pages are still to come', () => {
    const say = (...unread: number[]) => stillReading({ pages: [], unread, turns: 1 });
    expect(say(3, 4, 5, 6)).toBe('Pages 3 to 6 are still being read.');
    expect(say(3)).toBe('Page 3 is still being read.');
    expect(say(2, 3)).toBe('Pages 2 and 3 are still being read.');
    expect(say(2, 5, 6)).toBe('Pages 2, 5 and 6 are still being read.');
  });
});
