import { describe, expect, test } from 'vitest';
import type { Document, Line } from '../document/document.ts';
import type { GreyImage, Recognise } from '../document/recognise.ts';
import { drawPdf, type Pdf } from '../testing/draw-pdf.ts';
import { manyPages, scanned } from '../testing/job-pdfs/hard-to-read.ts';
import { rawPage, stream } from '../testing/raw-pdf.ts';
import { readPdf } from './read-pdf.ts';

const read = async (draw: (pdf: Pdf) => void): Promise<Document> => readPdf(await drawPdf(draw));
const linesOf = ({ pages }: Document): Line[] => pages.flatMap(({ lines }) => [...lines]);
const textsOf = (document: Document): string[] => linesOf(document).map(({ text }) => text);
const prose =
  'The quick brown fox jumps over the lazy dog while the patient hen counts every one of its careful steps twice.';

describe('reading order', () => {
  test('two columns are read one after the other, even when they were painted line by line', async () => {
    const left = [
      'Alpha is the first of many long lines here',
      'Beta follows it with a few more words still',
      'Gamma is the third and goes on for a while',
      'Delta ends the left column with some words',
    ];
    const right = [
      'One stands at the top of the second column',
      'Two is written right below it as one expects',
      'Three comes next and is not any shorter too',
      'Four ends the page and there is nothing more',
    ];
    const document = await read((pdf) => {
      pdf.fontSize(10);
      for (const [index, text] of left.entries()) {
        pdf.text(text, 50, 100 + index * 14, { lineBreak: false });
        pdf.text(right[index] ?? '', 320, 100 + index * 14, { lineBreak: false });
      }
    });
    expect(textsOf(document)).toEqual([...left, ...right]);
    expect(new Set(linesOf(document).map(({ column }) => column)).size).toBe(2);
  });

  test('an initial stays with its name; a bracketed capital is a number', async () => {
    const document = await read((pdf) => {
      pdf.fontSize(11).text('J. Smith', 50, 50, { lineBreak: false });
      pdf.text('B) Second choice', 50, 80, { lineBreak: false });
    });
    expect(textsOf(document)).toEqual(['J. Smith', 'Second choice']);
  });

  test('a headline across both columns comes first, what follows below them last', async () => {
    const document = await read((pdf) => {
      pdf.fontSize(18).text('A headline that reaches from the left margin to the right', 50, 50, { lineBreak: false });
      pdf.fontSize(9);
      pdf.text(prose.repeat(3), 320, 100, { width: 220 });
      pdf.text(prose.repeat(3), 50, 100, { width: 220 });
      pdf.text(
        'This last line runs across the whole width of the page again, below both of the columns above.',
        50,
        300,
        { lineBreak: false },
      );
    });
    const texts = textsOf(document);
    const [headline, ...rest] = linesOf(document);
    expect(headline?.text).toContain('A headline');
    expect(texts.at(-1)).toContain('This last line');
    const columns = rest.slice(0, -1).map(({ x }) => (x < 300 ? 'left' : 'right'));
    expect(columns).toEqual(columns.toSorted());
  });

  test('a table is read row by row, wrapped cells included', async () => {
    const document = await read((pdf) => {
      pdf.fontSize(10);
      let y = 100;
      for (const [label, value] of [
        ['Salary', '£30,000'],
        ['Duties', 'Opening the shop in the morning, closing it at night, and everything in between'],
        ['Hours', '37.5'],
        ['Start', 'May'],
      ] as const) {
        pdf.text(label, 50, y, { width: 100 });
        pdf.text(value, 200, y, { width: 180 });
        y = pdf.y + 10;
      }
    });
    expect(linesOf(document).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Salary', '£30,000'],
      ['Duties', 'Opening the shop in the morning, closing it at night, and everything in between'],
      ['Hours', '37.5'],
      ['Start', 'May'],
    ]);
  });

  test('headers, footers and page numbers are marked', async () => {
    const document = await readPdf(await manyPages.draw());
    expect(document.pages.length).toBeGreaterThan(1);
    for (const { lines } of document.pages) {
      expect(lines.filter(({ role }) => role === 'header').map(({ text }) => text)).toEqual([
        'Caledonian Parcels Ltd – Confidential',
      ]);
      expect(lines.filter(({ role }) => role === 'footer').map(({ text }) => text)).toEqual([
        expect.stringMatching(/^Page \d of \d$/),
      ]);
    }
  });
});

describe('lines', () => {
  test('know their place, font and bullet', async () => {
    const document = await read((pdf) => {
      pdf.font('Helvetica-Bold').fontSize(16).text('Heading', 72, 90, { lineBreak: false });
      pdf.font('Helvetica').fontSize(11).text('• An item', 72, 130, { lineBreak: false });
    });
    const [heading, item] = linesOf(document);
    expect(heading).toMatchObject({ text: 'Heading', fontSize: 16, isBold: true, bullet: undefined });
    expect(heading?.x).toBeCloseTo(72, 0);
    expect(heading?.y).toBeGreaterThan(85);
    expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThan(115);
    expect(item).toMatchObject({ text: 'An item', bullet: '•', isBold: false });
  });

  test('letters spaced out are one word, ligatures are written out', async () => {
    const document = await read((pdf) => {
      pdf.fontSize(12).text('WORK EXPERIENCE', 72, 90, { characterSpacing: 6, lineBreak: false });
      pdf.text('S K I L L S', 72, 120, { lineBreak: false });
    });
    expect(textsOf(document)).toEqual(['WORK EXPERIENCE', 'SKILLS']);
    const ligatures = await readPdf(
      rawPage({
        content: stream('BT /F2 12 Tf 72 700 Td (A \\001rst-rate e\\003ort to \\002ow) Tj ET'),
        resources: '/Font << /F2 6 0 R >>',
        more: [
          '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /fi /fl /ff] >> >>',
        ],
      }),
    );
    expect(textsOf(ligatures)).toEqual(['A first-rate effort to flow']);
  });

  test('a word printed twice to look bold is there once', async () => {
    const document = await read((pdf) => {
      pdf
        .fontSize(14)
        .text('Shadow play', 72, 90, { lineBreak: false })
        .text('Shadow play', 72.6, 90, { lineBreak: false });
    });
    expect(textsOf(document)).toEqual(['Shadow play']);
  });
});

describe('what no reader can see', () => {
  const hidden: [reason: string, draw: (pdf: Pdf) => void][] = [
    ['same-colour', (pdf) => pdf.fillColor('#fefefe').text('hidden words', 72, 200)],
    [
      'same-colour',
      (pdf) => pdf.rect(60, 190, 300, 40).fill('#123456').fillColor('#123457').text('hidden words', 72, 200),
    ],
    ['too-small', (pdf) => pdf.fontSize(1).text('hidden words', 72, 200)],
    ['off-page', (pdf) => pdf.text('hidden words', -900, 200, { lineBreak: false })],
    ['transparent', (pdf) => pdf.fillOpacity(0).text('hidden words', 72, 200)],
    ['covered', (pdf) => pdf.text('hidden words', 72, 200).rect(60, 190, 300, 40).fill('#ffffff')],
  ];
  test.each(hidden)('%s', async (reason, draw) => {
    const document = await read((pdf) => {
      pdf.fontSize(11).text(prose, 72, 72, { width: 400 });
      draw(pdf);
    });
    expect(textsOf(document).join(' ')).toBe(prose);
    expect(document.flags).toEqual([{ kind: 'invisible-text', page: 1, reason, quote: 'hidden words' }]);
  });

  test('text that is never painted', async () => {
    const content = `BT /F1 11 Tf 72 700 Td (${prose}) Tj 0 -40 Td 3 Tr (hidden words) Tj ET`;
    const document = await readPdf(rawPage({ content: stream(content), mediaBox: '0 0 900 842' }));
    expect(textsOf(document)).toEqual([prose]);
    expect(document.flags).toEqual([{ kind: 'invisible-text', page: 1, reason: 'not-painted', quote: 'hidden words' }]);
  });

  test('text of a layer that is switched off', async () => {
    const document = await readPdf(
      rawPage({
        content: stream(
          `BT /F1 11 Tf 72 700 Td (${prose}) Tj ET /OC /Layer BDC BT /F1 11 Tf 72 600 Td (hidden words) Tj ET EMC`,
        ),
        mediaBox: '0 0 900 842',
        resources: '/Properties << /Layer 6 0 R >>',
        catalogue: '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>',
        more: ['<< /Type /OCG /Name (Layer) >>'],
      }),
    );
    expect(textsOf(document)).toEqual([prose]);
    expect(document.flags).toMatchObject([{ kind: 'invisible-text', reason: 'hidden-layer', quote: 'hidden words' }]);
  });

  test('white text on a dark ground is as good as black on white', async () => {
    const document = await read((pdf) => {
      pdf.rect(0, 0, 595, 400).fill('#102030').fillColor('#ffffff').fontSize(11).text(prose, 72, 72, { width: 400 });
    });
    expect(textsOf(document).join(' ')).toBe(prose);
    expect(document.flags).toEqual([]);
  });
});

describe('pictures of pages', () => {
  test('go to the recogniser as they lie on the page, and come back as lines', async () => {
    const pictures: (GreyImage | undefined)[] = [];
    const ocr: Recognise = async (_page, picture) => {
      pictures.push(await picture());
      return { words, isWhole: true };
    };
    const words = [
      { text: 'Plumbing', x: 250, y: 400, width: 200, fontSize: 50, confidence: 0.9 },
      { text: 'Engineer', x: 470, y: 402, width: 200, fontSize: 50, confidence: 0.8 },
      { text: 'Norwich', x: 250, y: 500, width: 150, fontSize: 40, confidence: 1 },
    ];
    const progress: [number, number][] = [];
    const document = await readPdf(await scanned.draw(), {
      ocr,
      onPage: (done, total) => progress.push([done, total]),
    });
    const [image = { width: 0, height: 0, pixels: new Uint8Array() }] = pictures;
    expect(image.width / image.height).toBeCloseTo(595.28 / 841.89, 2);
    expect(image.pixels.some((pixel) => pixel < 60)).toBe(true);
    expect(image.pixels.filter((pixel) => pixel > 200).length).toBeGreaterThan(image.pixels.length * 0.9);
    expect(document.pages[0]?.isScanned).toBe(true);
    expect(textsOf(document)).toEqual(['Plumbing Engineer', 'Norwich']);
    expect(document.flags).toEqual([{ kind: 'recognised', page: 1, confidence: 0.9 }]);
    expect(progress).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test('without a recogniser there is no text', async () => {
    await expect(readPdf(await scanned.draw())).rejects.toMatchObject({ reason: 'no-text' });
  });
});
