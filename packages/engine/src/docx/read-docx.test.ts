import { describe, expect, test } from 'vitest';
import type { Document, Line } from '../document/document.ts';
import { readDocument } from '../reading/read-document.ts';
import {
  type DocxFile,
  docxFile,
  docxParts,
  heading,
  item,
  lineBreak,
  pageBreak,
  paragraph,
  part,
  run,
  tab,
  table,
  textBox,
} from '../testing/docx-files.ts';
import { zipFile } from '../testing/zip-file.ts';

const read = (file: DocxFile | string): Promise<Document> =>
  readDocument(docxFile(typeof file === 'string' ? { body: file } : file));
const linesOf = ({ pages }: Document): Line[] => pages.flatMap(({ lines }) => [...lines]);
const textsOf = (document: Document): string[] => linesOf(document).map(({ text }) => text);
const cellsOf = (document: Document): string[][] => linesOf(document).map(({ cells }) => cells.map(({ text }) => text));

describe('paragraphs', () => {
  test('are lines one below the other, with the look of their styles', async () => {
    const document = await read(
      paragraph(run('Jane Doe', '<w:b/><w:sz w:val="40"/>')) + heading('Experience') + paragraph('Led a team of nine.'),
    );
    expect(document.kind).toBe('docx');
    const [name, title, text] = linesOf(document);
    expect(name).toMatchObject({ text: 'Jane Doe', fontSize: 20, isBold: true, role: 'body' });
    expect(title).toMatchObject({ text: 'Experience', fontSize: 16, isBold: true, heading: 1 });
    expect(text).toMatchObject({ text: 'Led a team of nine.', fontSize: 11, isBold: false });
    expect(text?.heading).toBeUndefined();
    expect(name?.y).toBeLessThan(title?.y ?? 0);
    expect(title?.y).toBeLessThan(text?.y ?? 0);
    expect(document.pages[0]).toMatchObject({ number: 1, width: 595.3, height: 841.9, isScanned: false });
  });

  test('a long one is one line, as high as the page needs to set it', async () => {
    const [line] = linesOf(await read(paragraph('many words '.repeat(60))));
    expect(line?.text.length).toBe(659);
    expect(line?.height).toBeGreaterThan(60);
    expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThan(596);
  });

  test('a tab sets a date apart from its job, and so do many spaces', async () => {
    const document = await read(
      paragraph(run('Engineer, Acme') + tab + tab + run('2019 – 2021')) +
        paragraph('Baker, Bun Ltd          2016 – 2019') +
        paragraph(tab + run('Only indented')),
    );
    expect(cellsOf(document)).toEqual([
      ['Engineer, Acme', '2019 – 2021'],
      ['Baker, Bun Ltd', '2016 – 2019'],
      ['Only indented'],
    ]);
    expect(linesOf(document)[0]?.text).toBe('Engineer, Acme  2019 – 2021');
    expect(linesOf(document)[2]?.x).toBeGreaterThan(100);
  });

  test('a line ended by hand is a line of the same block', async () => {
    const [first, second, third] = linesOf(
      await read(paragraph(run('12 High Street') + lineBreak + run('Leeds')) + paragraph('x')),
    );
    expect([first?.text, second?.text]).toEqual(['12 High Street', 'Leeds']);
    expect(first?.block).toBe(second?.block);
    expect(third?.block).not.toBe(first?.block);
  });

  test('runs of one word are one word; spans keep their looks', async () => {
    const [line] = linesOf(await read(paragraph(run('Soft') + run('ware ') + run('Engineer', '<w:b/>'))));
    expect(line?.text).toBe('Software Engineer');
    expect(line?.spans).toMatchObject([
      { text: 'Software', isBold: false },
      { text: 'Engineer', isBold: true },
    ]);
  });

  test('letters spaced out are one word', async () => {
    expect(textsOf(await read(paragraph('S K I L L S') + paragraph('A B C')))).toEqual(['SKILLS', 'A B C']);
  });

  test('styles that are based on each other in a circle do no harm', async () => {
    const styles = ['A', 'B']
      .map(
        (id) =>
          `<w:style w:type="paragraph" w:styleId="${id}"><w:basedOn w:val="${id === 'A' ? 'B' : 'A'}"/><w:rPr><w:b/></w:rPr></w:style>`,
      )
      .join('');
    const [line] = linesOf(await read({ body: paragraph(run('x'), '<w:pStyle w:val="A"/>'), styles }));
    expect(line?.isBold).toBe(true);
  });
});

describe('lists', () => {
  test('have the marks their definition says', async () => {
    const document = await read(
      [
        item('Apples'),
        item('Cox', 1, 1),
        item('First', 2),
        item('Second', 2),
        item('Detail', 2, 1),
        item('Third', 2),
      ].join(''),
    );
    expect(linesOf(document).map(({ bullet, text }) => [bullet, text])).toEqual([
      ['•', 'Apples'],
      ['•', 'Cox'],
      ['1.', 'First'],
      ['2.', 'Second'],
      ['2.a)', 'Detail'],
      ['3.', 'Third'],
    ]);
    expect(linesOf(document)[1]?.x).toBeGreaterThan(linesOf(document)[0]?.x ?? 0);
  });

  test('marks typed by hand are marks', async () => {
    const document = await read(
      paragraph('• Led a team') +
        paragraph(run('-') + tab + run('Wrote reports')) +
        paragraph('J. Smith') +
        paragraph('O Levels in Art'),
    );
    expect(linesOf(document).map(({ bullet, text }) => [bullet, text])).toEqual([
      ['•', 'Led a team'],
      ['-', 'Wrote reports'],
      [undefined, 'J. Smith'],
      [undefined, 'O Levels in Art'],
    ]);
  });

  test('symbols of symbol fonts are signs everyone has', async () => {
    const symbol = '<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>';
    const [line, dotted] = linesOf(
      await read(
        paragraph(symbol + run(' Driving licence')) +
          paragraph(run('§', '<w:rFonts w:ascii="Wingdings"/>') + run(' Chess')),
      ),
    );
    expect(line).toMatchObject({ bullet: '✓', text: 'Driving licence' });
    expect(dotted).toMatchObject({ bullet: '▪', text: 'Chess' });
  });
});

describe('tables', () => {
  test('that hold data are read row by row', async () => {
    const document = await read(
      table([
        ['Degree', 'School', 'Year'],
        ['BSc Physics', 'Leeds', '2014'],
        ['MSc Data', paragraph('York') + paragraph('(part-time)'), '2016'],
      ]),
    );
    expect(cellsOf(document)).toEqual([
      ['Degree', 'School', 'Year'],
      ['BSc Physics', 'Leeds', '2014'],
      ['MSc Data', 'York (part-time)', '2016'],
    ]);
  });

  test('with one row and two tall cells are two columns', async () => {
    const left = ['SKILLS', 'Java', 'Go'].map((text) => paragraph(text)).join('');
    const right = ['EXPERIENCE', 'Acme', 'Built things'].map((text) => paragraph(text)).join('');
    const document = await read(table([[left, right]]));
    expect(textsOf(document)).toEqual(['SKILLS', 'Java', 'Go', 'EXPERIENCE', 'Acme', 'Built things']);
    const lines = linesOf(document);
    expect(lines.map(({ column }) => column)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(lines[3]?.y).toBe(lines[0]?.y);
    expect(lines[3]?.x).toBeGreaterThan(lines[0]?.x ?? 0);
  });

  test('a date beside an entry stays with the line beside it', async () => {
    const entry = paragraph('Software Engineer') + paragraph('Acme Ltd') + item('Built things') + item('Fixed things');
    const document = await read(table([['2019 – 2021', entry]]));
    expect(cellsOf(document)).toEqual([
      ['2019 – 2021', 'Software Engineer'],
      ['Acme Ltd'],
      ['Built things'],
      ['Fixed things'],
    ]);
    expect(linesOf(document)[2]?.bullet).toBe('•');
  });

  test('a heading beside a section is read before it', async () => {
    const section = paragraph('Acme Ltd') + paragraph('Engineer') + paragraph('Built things');
    expect(textsOf(await read(table([['EXPERIENCE', section]])))).toEqual([
      'EXPERIENCE',
      'Acme Ltd',
      'Engineer',
      'Built things',
    ]);
  });

  test('a table in a table', async () => {
    const inner = table([
      ['Java', 'expert'],
      ['Go', 'beginner'],
    ]);
    const document = await read(table([[paragraph('Skills') + inner + paragraph(''), 'Profile']]));
    expect(cellsOf(document)).toEqual([['Skills'], ['Java', 'expert'], ['Go', 'beginner'], ['Profile']]);
  });

  test('a row that was deleted is not read', async () => {
    const rows = table([
      ['Gone', 'away'],
      ['Here', 'now'],
    ]).replace('<w:tr>', '<w:tr><w:trPr><w:del w:id="1"/></w:trPr>');
    expect(textsOf(await read(rows))).toEqual(['Here  now']);
  });
});

describe('pages', () => {
  test('end where the file says so', async () => {
    const document = await read(
      paragraph('one') +
        paragraph(pageBreak + run('two')) +
        paragraph(run('three'), '<w:pageBreakBefore/>') +
        paragraph(`<w:r><w:lastRenderedPageBreak/><w:t>four</w:t></w:r>`),
    );
    expect(document.pages.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['one'],
      ['two'],
      ['three'],
      ['four'],
    ]);
  });

  test('fill up where it does not', async () => {
    const document = await read(Array.from({ length: 120 }, (_, index) => paragraph(`Line ${index}`)).join(''));
    expect(document.pages.length).toBe(3);
    for (const { lines, height } of document.pages) {
      expect(lines.map(({ y }) => y)).toEqual(lines.map(({ y }) => y).toSorted((a, b) => a - b));
      expect(lines.at(-1)?.y).toBeLessThan(height - 60);
    }
  });

  test('what stands on each of them is marked', async () => {
    const file = {
      body: paragraph('one') + paragraph(pageBreak + run('two')),
      header: paragraph('Jane Doe'),
      footer: paragraph('Page 1 of 2'),
    };
    const { pages } = await read(file);
    for (const { lines, height } of pages) {
      expect(lines.map(({ role }) => role)).toEqual(['header', 'body', 'footer']);
      expect(lines[0]?.y).toBeLessThan(72);
      expect(lines[2]?.y).toBeGreaterThan(height - 72);
    }
  });

  test('a header of the first page alone is text like any other', async () => {
    const lines = linesOf(
      await read({ body: paragraph('Profile'), firstHeader: paragraph('Jane Doe'), footer: paragraph('Page 1 of 1') }),
    );
    expect(lines.map(({ text, role }) => [text, role])).toEqual([
      ['Jane Doe', 'body'],
      ['Profile', 'body'],
    ]);
    const single = linesOf(await read({ body: paragraph('Profile'), footer: paragraph('Page 1 of 1') }));
    expect(single.at(-1)).toMatchObject({ text: 'Page 1 of 1', role: 'footer' });
  });

  test('columns of text', async () => {
    const body = paragraph('left') + paragraph(`<w:r><w:br w:type="column"/></w:r>${run('right')}`);
    const [left, right] = linesOf(await read({ body, section: '<w:cols w:num="2"/>' }));
    expect([left?.column, right?.column]).toEqual([0, 1]);
    expect(right?.x).toBeGreaterThan(290);
    expect(right?.y).toBe(left?.y);
  });
});

describe('text boxes', () => {
  test('are read once, at their place on the page', async () => {
    const side = textBox(paragraph('Contact') + paragraph('jane@example.com'), { x: 20, y: 100, width: 40 });
    const banner = textBox(paragraph('JANE DOE'), { x: 20, y: 10, height: 40, width: 500 });
    const right = textBox(paragraph('Hobbies'), { x: 480, y: 300, width: 100 });
    const document = await read(paragraph(right + side + banner + run('Experience')) + paragraph('Acme'));
    expect(textsOf(document)).toEqual(['JANE DOE', 'Contact', 'jane@example.com', 'Experience', 'Acme', 'Hobbies']);
    expect(linesOf(document)[0]).toMatchObject({ x: 20 });
  });

  test('of the older kind', async () => {
    const box = `<w:r><w:pict><v:rect style="position:absolute;margin-left:300pt;margin-top:10pt;width:100pt;height:50pt"><v:textbox><w:txbxContent>${paragraph('Old box')}</w:txbxContent></v:textbox></v:rect></w:pict></w:r>`;
    const lines = linesOf(await read(paragraph(box + run('Text'))));
    expect(lines.map(({ text }) => text)).toEqual(['Text', 'Old box']);
    expect(lines[1]?.x).toBeCloseTo(372, 0);
  });
});

describe('what is not text', () => {
  test('deletions, comments, field codes and prompts are left out; what replaced them is not', async () => {
    const field = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> DATE \\@ "yyyy" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('2024')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const prompt = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('Click here', '<w:rStyle w:val="PlaceholderText"/>')}</w:sdtContent></w:sdt>`;
    const filled = `<w:sdt><w:sdtPr/><w:sdtContent>${run(' Leeds')}</w:sdtContent></w:sdt>`;
    const changed = `<w:del><w:r><w:delText>Junior </w:delText></w:r></w:del><w:ins>${run('Senior ')}</w:ins>`;
    const comment = '<w:commentRangeStart w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>';
    expect(textsOf(await read(paragraph(changed + run('Engineer ') + comment + field + prompt + filled)))).toEqual([
      'Senior Engineer 2024 Leeds',
    ]);
  });

  test('hyphens: those that may show and those that stay', async () => {
    const body = `<w:r><w:t>full</w:t><w:noBreakHyphen/><w:t>time Ver</w:t><w:softHyphen/><w:t>waltung</w:t></w:r>`;
    expect(textsOf(await read(paragraph(body)))).toEqual(['full-time Verwaltung']);
  });

  test('notes come after the text', async () => {
    const footnotes = `<w:footnote w:id="2">${paragraph('Awarded jointly.')}</w:footnote>`;
    const body = paragraph(`${run('Prize')}<w:r><w:footnoteReference w:id="2"/></w:r>`) + paragraph('More');
    expect(textsOf(await read({ body, footnotes }))).toEqual(['Prize', 'More', 'Awarded jointly.']);
  });
});

describe('links', () => {
  test('lead somewhere the words do not say', async () => {
    const link = (id: string, text: string) => `<w:hyperlink r:id="${id}">${run(text)}</w:hyperlink>`;
    const field = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "https://jane.example"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('my site')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const links = {
      a: 'https://www.linkedin.com/in/jane',
      b: 'mailto:jane@example.com',
      c: 'file:///etc/passwd',
    };
    const body =
      paragraph(link('a', 'LinkedIn') + run(' ') + link('b', 'jane@example.com') + link('c', ' x')) + paragraph(field);
    const [line, second] = linesOf(await read({ body, links }));
    expect(line?.text).toBe('LinkedIn jane@example.com x');
    expect(line?.links).toEqual([{ text: 'LinkedIn', url: 'https://www.linkedin.com/in/jane' }]);
    expect(second?.links).toEqual([{ text: 'my site', url: 'https://jane.example' }]);
  });
});

describe('the file', () => {
  test('macros and embedded files are told, never opened', async () => {
    const more = ['word/vbaProject.bin', 'word/embeddings/oleObject1.bin'].map((name) => ({ name, content: 'x' }));
    const { flags } = await read({ body: paragraph('Text'), more });
    expect(flags).toEqual([
      { kind: 'active-content', what: 'script' },
      { kind: 'active-content', what: 'embedded-file' },
    ]);
  });

  test('other prefixes and the strict edition are the same document', async () => {
    const main = part('document', `<w:body>${paragraph('Strict text')}</w:body>`)
      .replaceAll('w:', 'x:')
      .replace('xmlns:w=', 'xmlns:x=')
      .replace(
        'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
        'http://purl.oclc.org/ooxml/wordprocessingml/main',
      );
    expect(textsOf(await read({ body: '', main }))).toEqual(['Strict text']);
  });

  test('without its styles it is still a document', async () => {
    const parts = docxParts({ body: heading('Experience') }).filter(({ name }) => !/styles|numbering/.test(name));
    expect(textsOf(await readDocument(zipFile(parts)))).toEqual(['Experience']);
  });

  test('the limits are the caller’s', async () => {
    const bytes = docxFile({ body: paragraph('one') + paragraph(pageBreak + run('two')) });
    await expect(readDocument(bytes, { limits: { maxPages: 1 } })).rejects.toMatchObject({ reason: 'too-many-pages' });
    await expect(readDocument(bytes, { limits: { maxCharacters: 4 } })).rejects.toMatchObject({ reason: 'too-large' });
    await expect(readDocument(bytes, { limits: { maxBytes: 10 } })).rejects.toMatchObject({ reason: 'too-large' });
  });
});
