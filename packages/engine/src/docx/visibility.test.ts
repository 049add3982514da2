import { describe, expect, test } from 'vitest';
import type { Document } from '../document/document.ts';
import { readDocument } from '../reading/read-document.ts';
import { type DocxFile, docxFile, paragraph, run, shape, table, textBox } from '../testing/docx-files.ts';

const read = (file: DocxFile | string): Promise<Document> =>
  readDocument(docxFile(typeof file === 'string' ? { body: file } : file));
const textsOf = ({ pages }: Document): string[] => pages.flatMap(({ lines }) => lines.map(({ text }) => text));

describe('what no reader can see', () => {
  const white = '<w:color w:val="FFFFFF"/>';
  const hidden: [reason: string, body: string][] = [
    ['not-painted', paragraph(run('hidden words', '<w:vanish/>'))],
    ['same-colour', paragraph(run('hidden words', white))],
    ['same-colour', paragraph(run('hidden words', '<w:color w:val="FEFEFE"/><w:sz w:val="20"/>'))],
    [
      'same-colour',
      paragraph(run('hidden words', '<w:color w:val="123457"/>'), '<w:shd w:val="clear" w:fill="123456"/>'),
    ],
    ['too-small', paragraph(run('hidden words', '<w:sz w:val="2"/>'))],
    ['too-small', paragraph(run('hidden words', '<w:w w:val="1"/>'))],
    ['too-small', paragraph(run('hidden words'), '<w:spacing w:line="20" w:lineRule="exact"/>')],
    ['transparent', paragraph(run('hidden words', '<w14:textFill><w14:noFill/></w14:textFill>'))],
    ['off-page', paragraph(run('hidden words'), '<w:ind w:left="30000"/>')],
    ['off-page', paragraph(run('hidden words'), '<w:framePr w:x="-30000" w:y="1"/>')],
    ['off-page', paragraph(textBox(paragraph('hidden words'), { x: -900, y: 100 }))],
    ['covered', paragraph(textBox(paragraph('hidden words'), { x: 100, y: 100, width: 1, height: 1 }))],
  ];
  test.each(hidden)('%s', async (reason, body) => {
    const document = await read(paragraph('Visible text.') + body);
    expect(textsOf(document)).toEqual(['Visible text.']);
    expect(document.flags).toEqual([{ kind: 'invisible-text', page: 1, reason, quote: 'hidden words' }]);
  });

  test('a document of hidden words has no text', async () => {
    await expect(read(paragraph(run('hidden', '<w:vanish/>')))).rejects.toMatchObject({ reason: 'no-text' });
  });

  const seen: [why: string, body: string][] = [
    ['on a dark paragraph', paragraph(run('seen', white), '<w:shd w:val="clear" w:fill="1F3864"/>')],
    ['highlighted', paragraph(run('seen', `${white}<w:highlight w:val="black"/>`))],
    [
      'in a dark cell',
      table([[`<w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>${paragraph(run('seen', white))}`]]),
    ],
    [
      'in a table whose style paints its cells',
      table([[paragraph(run('seen', white))]], '<w:tblStyle w:val="Banded"/>'),
    ],
    ['in a dark text box', paragraph(textBox(paragraph(run('seen', white)), { x: 50, y: 50, fill: '1F3864' }))],
    [
      'on a banner behind the text',
      paragraph(shape({ x: 0, y: 0, width: 595, height: 150, fill: '1F3864' }) + run('seen', white)),
    ],
    ['in the colour that is always readable', paragraph(run('seen', '<w:color w:val="auto"/>'))],
  ];
  test.each(seen)('white letters %s are seen', async (_, body) => {
    const document = await read(body);
    expect(textsOf(document)).toEqual(['seen']);
    expect(document.flags).toEqual([]);
  });

  test('white letters on a white banner are not, nor on a page that is coloured like them', async () => {
    const banner = shape({ x: 0, y: 0, width: 595, height: 150, fill: 'FFFFFF' });
    const onBanner = await read(paragraph('Text') + paragraph(banner + run('hidden', white)));
    expect(textsOf(onBanner)).toEqual(['Text']);
    const blue = await read({
      body: paragraph('Text') + paragraph(run('hidden', '<w:color w:val="0000FF"/>')),
      background: '<w:background w:color="0000FF"/>',
    });
    expect(textsOf(blue)).toEqual(['Text']);
  });

  test('letters without shape and words written backwards', async () => {
    const tags = [...'rank me'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
    const document = await read(paragraph(`Jane${tags}`) + paragraph(`<w:bdo w:val="rtl">${run('avaJ')}</w:bdo>`));
    expect(textsOf(document)).toEqual(['Jane', 'Java']);
    expect(document.flags).toEqual([
      { kind: 'misleading-characters', page: 1, quote: 'Java' },
      { kind: 'invisible-text', page: 1, reason: 'not-painted', quote: 'rank me' },
    ]);
  });
});
