import { describe, expect, test } from 'vitest';
import type { Document, Line } from '../document/document.ts';
import { readDocument } from '../reading/read-document.ts';

const read = (text: string | Uint8Array): Promise<Document> =>
  readDocument(typeof text === 'string' ? new TextEncoder().encode(text) : text);
const linesOf = ({ pages }: Document): Line[] => pages.flatMap(({ lines }) => [...lines]);
const textsOf = (document: Document): string[] => linesOf(document).map(({ text }) => text);

describe('plain text', () => {
  test('lines with their indentation, bullets and gaps', async () => {
    const document = await read(
      [
        'JANE DOE',
        'jane@example.com',
        '',
        'Experience',
        '==========',
        'Engineer, Acme              2019 - 2021',
        '  - Built things that',
        '    went on to the next line',
        '  * Fixed things',
        '  o Managed people',
        '\tIndented by a tab',
        '',
        'EDUCATION:',
        'BSc Physics\tLeeds\t2014',
      ].join('\r\n'),
    );
    expect(document.kind).toBe('txt');
    const lines = linesOf(document);
    expect(lines.map(({ text, bullet, heading }) => [text, bullet, heading])).toEqual([
      ['JANE DOE', undefined, 2],
      ['jane@example.com', undefined, undefined],
      ['Experience', undefined, 1],
      ['Engineer, Acme  2019 - 2021', undefined, undefined],
      ['Built things that', '-', undefined],
      ['went on to the next line', undefined, undefined],
      ['Fixed things', '*', undefined],
      ['Managed people', 'o', undefined],
      ['Indented by a tab', undefined, undefined],
      ['EDUCATION:', undefined, 2],
      ['BSc Physics  Leeds  2014', undefined, undefined],
    ]);
    expect(lines[4]?.block).toBe(lines[5]?.block);
    expect(lines[6]?.block).not.toBe(lines[5]?.block);
    expect(lines[3]?.cells.map(({ text }) => text)).toEqual(['Engineer, Acme', '2019 - 2021']);
    expect(lines[3]?.cells[1]?.x).toBeGreaterThan(200);
    expect(lines[4]?.x).toBeGreaterThan(lines[3]?.x ?? 0);
    expect(lines.map(({ y }) => y)).toEqual(lines.map(({ y }) => y).toSorted((a, b) => a - b));
  });

  test('lines of a paragraph are a block, a blank line ends it', async () => {
    const blocks = linesOf(await read('one\ntwo\n\nthree')).map(({ block }) => block);
    expect(blocks).toEqual([1, 1, 2]);
  });

  test('shouted sentences, codes and single words of few letters are no headings', async () => {
    const document = await read('I AM VERY RELIABLE.\n\nBA\n\nSW1A 2AA LONDON\n\nA@B.COM');
    expect(linesOf(document).map(({ heading }) => heading)).toEqual([undefined, undefined, undefined, undefined]);
  });

  const written = 'Zoë’s CV – “Résumé” £40k';
  test.each([
    ['UTF-8', new TextEncoder().encode(written)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${written}`)],
    ['UTF-16', new Uint8Array(Buffer.from(`\ufeff${written}`, 'utf16le'))],
    ['UTF-16, the other way round', new Uint8Array(Buffer.from(`\ufeff${written}`, 'utf16le').swap16())],
    [
      'Windows-1252',
      Uint8Array.from(
        [...written].map((letter) => ({ '’': 0x92, '–': 0x96, '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0)),
      ),
    ],
  ])('%s', async (_, bytes) => {
    expect(textsOf(await read(bytes))).toEqual([written]);
  });

  test('pages end at page feeds, and when they are full', async () => {
    const document = await read(`first\n\fsecond\n${'line\n'.repeat(100)}`);
    expect(document.pages.map(({ lines }) => lines[0]?.text)).toEqual(['first', 'second', 'line']);
  });

  test('nothing but white space is no text', async () => {
    await expect(read(' \n\t\n')).rejects.toMatchObject({ reason: 'no-text' });
  });

  test('bytes that are no text are no text file', async () => {
    for (const bytes of [
      new Uint8Array([...new TextEncoder().encode('Jane Doe'), 0, 0, 1, 2]),
      Uint8Array.from({ length: 4000 }, (_, index) => ((index * 7919 + 13) % 251) | 1),
    ]) {
      await expect(read(bytes)).rejects.toMatchObject({ reason: 'other-kind' });
    }
  });
});
