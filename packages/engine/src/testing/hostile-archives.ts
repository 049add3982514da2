import { constants, deflateRawSync } from 'node:zlib';
import { compoundFile } from './doc-files.ts';
import { docxFile, docxParts, item, pageBreak, paragraph, part, run, table, textBox } from './docx-files.ts';
import { drawPdf } from './draw-pdf.ts';
import type { HostileFile } from './hostile-file.ts';
import { type ZipEntry, zipFile } from './zip-file.ts';

const sentence = 'A perfectly ordinary sentence that anybody can read.';
const ordinary = () => docxFile({ body: paragraph(sentence).repeat(30) });
const body = (content: string) => docxFile({ body: paragraph(sentence) + content });
const withMain = (main: string | Uint8Array) => docxFile({ body: '', main });
const withMore = (...more: ZipEntry[]) => docxFile({ body: paragraph(sentence), more });
const replaced = (name: string, entry: Partial<ZipEntry>) =>
  zipFile(docxParts({ body: paragraph(sentence) }).map((each) => (each.name === name ? { ...each, ...entry } : each)));
/** Not packed, so that nothing but its content is remarkable. */
const loose = (content: string) => replaced('word/document.xml', { content: main(content), isStored: true });
const cut = (share: number) => {
  const bytes = ordinary();
  return bytes.subarray(0, Math.floor(bytes.length * share));
};
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);
const nest = (content: string, depth: number, wrap: (inner: string) => string): string =>
  Array.from({ length: depth }).reduce<string>((inner) => wrap(inner), content);
const main = (content: string, doctype = '') =>
  part('document', `<w:body>${content}</w:body>`).replace('?>', `?>${doctype}`);

/** One packed megabyte, many times over, without ever being unpacked. */
function packedMegabytes(count: number): Uint8Array {
  const piece = deflateRawSync(zeros(1), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: count }, () => piece), deflateRawSync(new Uint8Array())]);
}

const laughs = [
  '<!DOCTYPE lolz [<!ENTITY l0 "ha">',
  ...Array.from({ length: 12 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`),
  ']>',
].join('');

export const hostileArchives: readonly HostileFile[] = [
  { name: 'an archive without anything', make: () => zipFile([]), outcome: 'archive' },
  {
    name: 'an archive of letters',
    make: () => zipFile([{ name: 'letter.txt', content: sentence }]),
    outcome: 'archive',
  },
  {
    name: 'an archive in an archive in an archive',
    make: () =>
      zipFile([
        { name: '1.zip', content: zipFile([{ name: '2.zip', content: zipFile([{ name: 'x', content: zeros(1) }]) }]) },
      ]),
    outcome: 'archive',
  },
  {
    name: 'a document with archives in it',
    make: () => withMore({ name: 'word/embeddings/bomb.zip', content: zipFile([{ name: 'x', content: zeros(20) }]) }),
    outcome: 'readable',
  },
  {
    name: 'a part that says it is 4 gigabytes',
    make: () => replaced('word/document.xml', { packed: { bytes: packedMegabytes(2), size: 0xfffffff0 } }),
    outcome: 'too-large',
  },
  {
    name: 'a picture that unpacks to 200 megabytes',
    make: () =>
      withMore({ name: 'word/media/a.bmp', content: '', packed: { bytes: packedMegabytes(200), size: 200 << 20 } }),
    outcome: 'too-large',
  },
  {
    name: 'a main part that unpacks to 40 megabytes of nothing',
    make: () => replaced('word/document.xml', { packed: { bytes: packedMegabytes(40), size: 40 << 20 } }),
    outcome: 'unsafe',
  },
  {
    name: 'a main part that says it is short and unpacks to two gigabytes',
    make: () => replaced('word/document.xml', { packed: { bytes: packedMegabytes(2000), size: 5000 } }),
    outcome: 'unsafe',
  },
  {
    name: 'a main part that is shorter than it says',
    make: () => replaced('word/document.xml', { packed: { bytes: deflateRawSync('<x/>'), size: 500_000 } }),
    outcome: 'damaged',
  },
  {
    name: 'two thousand parts',
    make: () =>
      withMore(...Array.from({ length: 2000 }, (_, index) => ({ name: `word/media/${index}`, content: 'x' }))),
    outcome: 'too-large',
  },
  {
    name: 'more parts announced than there are',
    make: () => zipFile(docxParts({ body: paragraph(sentence) }), { entries: 900 }),
    outcome: 'damaged',
  },
  {
    name: 'two main parts of the same name',
    make: () => withMore({ name: 'word/document.xml', content: main(paragraph('Another text altogether.')) }),
    outcome: 'unsafe',
  },
  {
    name: 'names that lead out of the folder',
    make: () =>
      withMore(
        { name: '../../../../etc/cron.d/x', content: '* * * * * root true' },
        { name: '/etc/passwd', content: 'x' },
      ),
    outcome: 'readable',
  },
  {
    name: 'a main part outside the archive',
    make: () =>
      replaced('_rels/.rels', {
        content:
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="x/officeDocument" Target="../../../../etc/passwd"/></Relationships>',
      }),
    outcome: 'readable',
  },
  {
    name: 'a password of the archive',
    make: () => replaced('word/document.xml', { isEncrypted: true }),
    outcome: 'encrypted',
  },
  {
    name: 'a password of Word',
    make: () =>
      compoundFile([
        { name: 'EncryptionInfo', content: zeros(1) },
        { name: 'EncryptedPackage', content: zeros(1) },
      ]),
    outcome: 'encrypted',
  },
  ...[0.01, 0.3, 0.6, 0.95, 0.999].map(
    (share): HostileFile => ({
      name: `a Word document cut off after ${share * 100} %`,
      make: () => cut(share),
      outcome: 'damaged',
    }),
  ),
  {
    name: 'a Word document with a byte turned over',
    make: () => {
      const bytes = ordinary();
      const at = Buffer.from(bytes).indexOf('word/document.xml') + 60;
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      return bytes;
    },
    outcome: 'damaged',
  },
  {
    name: 'a billion laughs',
    make: () => withMain(main(paragraph('<w:r><w:t>&l12;</w:t></w:r>'), laughs)),
    outcome: 'unsafe',
  },
  {
    name: 'an entity of another file',
    make: () =>
      withMain(main(paragraph('<w:r><w:t>&x;</w:t></w:r>'), '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>')),
    outcome: 'unsafe',
  },
  {
    name: 'an entity nobody declared',
    make: () => withMain(main(paragraph('<w:r><w:t>&secret;</w:t></w:r>'))),
    outcome: 'damaged',
  },
  {
    name: 'a style sheet with a billion laughs',
    make: () => replaced('word/styles.xml', { content: main('', laughs) }),
    outcome: 'unsafe',
  },
  { name: 'markup that is never closed', make: () => withMain('<w:document><w:body><w:p>'), outcome: 'damaged' },
  {
    name: 'a main part that is a web page',
    make: () => withMain('<html><script>alert(1)</script></html>'),
    outcome: 'damaged',
  },
  {
    name: 'a main part of noise',
    make: () => withMain(Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)),
    outcome: 'damaged',
  },
  {
    name: 'a thousand tables in each other',
    make: () => body(nest('', 1000, (inner) => table([[inner + paragraph('x')]]))),
    outcome: 'too-complex',
  },
  {
    name: 'thirty tables in each other',
    make: () => body(nest('', 30, (inner) => table([[inner + paragraph('x')]]))),
    outcome: 'readable',
  },
  {
    name: 'a hundred thousand elements in each other',
    make: () => loose(`${'<w:ins>'.repeat(100_000)}${'</w:ins>'.repeat(100_000)}`),
    outcome: 'too-complex',
  },
  {
    name: 'seven text boxes in each other',
    make: () => body(nest('', 7, (inner) => paragraph(textBox(inner + paragraph('x'), { x: 9, y: 9 })))),
    outcome: 'readable',
  },
  { name: 'a million empty paragraphs', make: () => body('<w:p/>'.repeat(1_000_000)), outcome: 'unsafe' },
  {
    name: 'three hundred thousand runs of one letter',
    make: () => loose(paragraph('<w:r><w:t>x</w:t></w:r>'.repeat(300_000))),
    outcome: 'too-complex',
  },
  {
    name: 'five thousand columns',
    make: () => body(table([Array.from({ length: 5000 }, (_, at) => `c${at}`)])),
    outcome: 'readable',
  },
  {
    name: 'a cell that spans a billion columns',
    make: () => body(table([[`<w:tcPr><w:gridSpan w:val="999999999"/></w:tcPr>${paragraph('x')}`, 'y']])),
    outcome: 'readable',
  },
  {
    name: '500 pages of Word',
    make: () => docxFile({ body: paragraph(pageBreak + run(sentence)).repeat(500) }),
    outcome: 'too-many-pages',
  },
  {
    name: 'a paragraph of a megabyte',
    make: () => docxFile({ body: paragraph(Array.from({ length: 200_000 }, (_, at) => (at * 7919) % 9973).join(' ')) }),
    outcome: 'too-large',
  },
  { name: 'a word of 300,000 letters', make: () => body(paragraph('x'.repeat(300_000))), outcome: 'readable' },
  {
    name: 'fields that are never closed',
    make: () => body(paragraph('<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(5000))),
    outcome: 'too-complex',
  },
  {
    name: 'pages a kilometre wide and margins wider',
    make: () =>
      docxFile({
        body: paragraph(sentence),
        section: '<w:pgSz w:w="999999999" w:h="-4"/><w:pgMar w:left="999999999"/>',
      }),
    outcome: 'readable',
  },
  {
    name: 'numbers that are none',
    make: () =>
      body(
        paragraph(
          run('x', '<w:sz w:val="NaN"/><w:w w:val="1e999"/>'),
          '<w:ind w:left="--"/><w:outlineLvl w:val="-7"/>',
        ) +
          item('x', 1, 99) +
          item('y', 99),
      ),
    outcome: 'readable',
  },
  { name: 'a document without a word', make: () => docxFile({ body: paragraph('') }), outcome: 'no-text' },
  {
    name: 'macros, objects and a link to a program',
    make: () =>
      docxFile({
        body: paragraph(`<w:hyperlink r:id="x">${run(sentence)}</w:hyperlink>`),
        links: { x: 'javascript:alert(1)' },
        more: [{ name: 'word/vbaProject.bin', content: 'x' }],
      }),
    outcome: 'readable',
  },
  {
    name: 'a Word document that is also a PDF',
    make: async () => Buffer.concat([ordinary(), await drawPdf((pdf) => void pdf.text('Something else.'))]),
    outcome: 'readable',
  },
  {
    name: 'a PDF that is also an archive',
    make: async () =>
      Buffer.concat([await drawPdf((pdf) => void pdf.text(sentence)), zipFile([{ name: 'x.exe', content: 'MZ' }])]),
    outcome: 'readable',
  },
  {
    name: 'a PDF with a web page behind it',
    make: async () =>
      Buffer.concat([await drawPdf((pdf) => void pdf.text(sentence)), Buffer.from('<script>alert(1)</script>')]),
    outcome: 'readable',
  },
  {
    name: 'a spreadsheet',
    make: () => zipFile([{ name: 'xl/workbook.xml', content: '<x/>' }]),
    outcome: 'spreadsheet',
  },
  {
    name: 'a presentation',
    make: () => zipFile([{ name: 'ppt/presentation.xml', content: '<x/>' }]),
    outcome: 'presentation',
  },
  {
    name: 'an OpenDocument text',
    make: () =>
      zipFile([
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', isStored: true },
        { name: 'content.xml', content: '<x/>' },
      ]),
    outcome: 'open-document',
  },
];
