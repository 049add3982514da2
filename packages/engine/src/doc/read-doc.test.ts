import { describe, expect, test } from 'vitest';
import type { Document, Line } from '../document/document.ts';
import { readDocument } from '../reading/read-document.ts';
import { CELL_MARK, compoundFile, type DocFile, type DocRun, docFile } from '../testing/doc-files.ts';

const read = (file: DocFile): Promise<Document> => readDocument(docFile(file));
const linesOf = ({ pages }: Document): Line[] => pages.flatMap(({ lines }) => [...lines]);
const textsOf = (document: Document): string[] => linesOf(document).map(({ text }) => text);
const cellsOf = (document: Document): string[][] => linesOf(document).map(({ cells }) => cells.map(({ text }) => text));

/** As the format writes them: code and value. */
const settings = {
  bold: [0x35, 0x08, 1],
  vanished: [0x3c, 0x08, 1],
  deleted: [0x00, 0x08, 1],
  tiny: [0x43, 0x4a, 2, 0],
  large: [0x43, 0x4a, 40, 0],
  white: [0x70, 0x68, 255, 255, 255, 0],
  listItem: [0x0b, 0x46, 1, 0],
  inTable: [0x16, 0x24, 1],
  rowEnd: [0x16, 0x24, 1, 0x17, 0x24, 1],
};
const cell = (text: string): DocRun => ({ text: `${text}${CELL_MARK}`, paragraph: { settings: settings.inTable } });
const rowEnd: DocRun = { text: CELL_MARK, paragraph: { settings: settings.rowEnd } };

describe('Word 97 to 2003', () => {
  test('text in pieces of one and two bytes a letter, with its formatting', async () => {
    const document = await read({
      runs: [
        { text: 'Zo\u00eb ', isNarrow: true, letters: [...settings.bold, ...settings.large] },
        { text: 'Łukasz\r', letters: [...settings.bold, ...settings.large] },
        { text: 'Experience\r', isNarrow: true, paragraph: { style: 1 } },
        { text: 'Engineer, Acme\t2019 \u2013 2021\r' },
        { text: 'Built things\r', isNarrow: true, paragraph: { settings: settings.listItem } },
        { text: '12 High Street\x0bLeeds\r', isNarrow: true },
        { text: '\u2022 typed\r' },
      ],
    });
    expect(document.kind).toBe('doc');
    expect(linesOf(document)).toMatchObject([
      { text: 'Zoë Łukasz', isBold: true, fontSize: 20 },
      { text: 'Experience', heading: 1, isBold: true },
      { text: 'Engineer, Acme  2019 – 2021', isBold: false },
      { text: 'Built things', bullet: '•' },
      { text: '12 High Street' },
      { text: 'Leeds' },
      { text: 'typed', bullet: '•' },
    ]);
    expect(cellsOf(document)[2]).toEqual(['Engineer, Acme', '2019 – 2021']);
  });

  test('tables row by row', async () => {
    const document = await read({
      runs: [
        { text: 'Education\r' },
        ...['Degree', 'School', 'Year'].map(cell),
        rowEnd,
        ...['BSc', '', '2014'].map(cell),
        rowEnd,
        { text: 'After\r' },
      ],
    });
    expect(cellsOf(document)).toEqual([['Education'], ['Degree', 'School', 'Year'], ['BSc', '2014'], ['After']]);
  });

  test('tall cells are columns', async () => {
    const document = await read({
      runs: [
        { text: 'Skills\r', paragraph: { settings: settings.inTable } },
        cell('Java'),
        { text: 'Languages\r', paragraph: { settings: settings.inTable } },
        cell('French'),
        rowEnd,
      ],
    });
    expect(textsOf(document)).toEqual(['Skills', 'Java', 'Languages', 'French']);
    expect(linesOf(document).map(({ column }) => column)).toEqual([0, 0, 1, 1]);
  });

  test('field codes, deletions and marks of the program are left out; a page break is one', async () => {
    const document = await read({
      runs: [
        { text: 'See \x13 HYPERLINK "https://jane.example" \x14my site\x15 here\x01\x05\r' },
        { text: 'Junior ', letters: settings.deleted },
        { text: 'Engineer full\x1etime Ver\x1fwaltung\r' },
        { text: '\x0cSecond page\r' },
      ],
    });
    expect(document.pages.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['See my site here', 'Engineer full-time Verwaltung'],
      ['Second page'],
    ]);
    expect(linesOf(document)[0]?.links).toEqual([{ text: 'my site', url: 'https://jane.example' }]);
  });

  test('what no reader can see is told and not read', async () => {
    for (const [reason, letters] of [
      ['not-painted', settings.vanished],
      ['too-small', settings.tiny],
      ['same-colour', settings.white],
    ] as const) {
      const document = await read({ runs: [{ text: 'Seen\r' }, { text: 'hidden words', letters }, { text: '\r' }] });
      expect(textsOf(document)).toEqual(['Seen']);
      expect(document.flags).toEqual([{ kind: 'invisible-text', page: 1, reason, quote: 'hidden words' }]);
    }
  });

  test('symbols stand in the place of a bracket', async () => {
    const symbol = { text: '(', letters: [0x09, 0x6a, 0, 0, 0xfc, 0xf0] };
    const document = await read({ runs: [symbol, { text: ' Driving licence (clean)\r' }] });
    expect(linesOf(document)[0]).toMatchObject({ bullet: '✓', text: 'Driving licence (clean)' });
  });

  test('headers and text boxes', async () => {
    const [main, header, box] = ['One\r\x0cTwo\r', 'Jane Doe\r', 'In a box\r'];
    const document = await read({
      runs: [{ text: main }, { text: header }, { text: box }],
      lengths: [main.length, 0, header.length, 0, 0, 0, box.length],
      headers: [0, 0, 0, 0, 0, 0, 0, 0, header.length, header.length, header.length, header.length, header.length],
    });
    expect(linesOf(document).map(({ text, role }) => [text, role])).toEqual([
      ['Jane Doe', 'header'],
      ['One', 'body'],
      ['Jane Doe', 'header'],
      ['Two', 'body'],
      ['In a box', 'body'],
    ]);
  });

  test('macros are told', async () => {
    const { flags } = await read({
      runs: [{ text: 'Text\r' }],
      more: [{ name: 'Macros', content: new Uint8Array(8) }],
    });
    expect(flags).toEqual([{ kind: 'active-content', what: 'script' }]);
  });

  test.each([
    ['encrypted', docFile({ runs: [{ text: 'x\r' }], isEncrypted: true })],
    ['old-word', docFile({ runs: [{ text: 'x\r' }], version: 101 })],
    ['no-text', docFile({ runs: [{ text: '\r' }] })],
    ['damaged', compoundFile([{ name: 'WordDocument', content: docFile({ runs: [] }).subarray(512, 6000) }])],
    ['encrypted', compoundFile([{ name: 'EncryptedPackage', content: new Uint8Array(10) }])],
    ['spreadsheet', compoundFile([{ name: 'Workbook', content: new Uint8Array(10) }])],
    ['presentation', compoundFile([{ name: 'PowerPoint Document', content: new Uint8Array(10) }])],
    ['e-mail', compoundFile([{ name: '__properties_version1.0', content: new Uint8Array(10) }])],
  ])('%s', async (reason, bytes) => {
    await expect(readDocument(bytes)).rejects.toMatchObject({ reason });
  });
});
