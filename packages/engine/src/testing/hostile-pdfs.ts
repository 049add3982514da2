import { deflateSync } from 'node:zlib';
import { drawPdf } from './draw-pdf.ts';
import type { HostilePdf } from './hostile-file.ts';
import { multiplyingPdfs } from './multiplying-pdfs.ts';
import { packedTimes, rawPage, rawPdf, someText, stream } from './raw-pdf.ts';

const text = (content: string): Uint8Array => new Uint8Array(Buffer.from(content, 'latin1'));
const zeros = (megabytes: number): Uint8Array => new Uint8Array(megabytes * 1024 * 1024);
const spaces = (megabytes: number): Uint8Array => zeros(megabytes).fill(0x20);

const ordinary = () =>
  drawPdf((pdf) => void pdf.fontSize(12).text('A perfectly ordinary sentence that anybody can read. '.repeat(20)));

export const hostilePdfs: readonly HostilePdf[] = [
  ...multiplyingPdfs,
  { name: 'nothing at all', make: () => new Uint8Array(), outcome: 'empty' },
  { name: 'plain text', make: () => text('Dear Sir or Madam,'), outcome: 'not-a-pdf' },
  { name: 'a web page', make: () => text('<!doctype html><script>alert(1)</script>'), outcome: 'not-a-pdf' },
  { name: 'a program', make: () => text('\x7fELF\x02\x01\x01'.padEnd(4000, '\0')), outcome: 'not-a-pdf' },
  {
    name: 'an archive that is also a PDF',
    make: async () => new Uint8Array([...text('PK\x03\x04\x14\x00\x00\x00'), ...(await ordinary())]),
    outcome: 'not-a-pdf',
  },
  {
    name: 'a web page that is also a PDF',
    make: async () => new Uint8Array([...text('<html><!-- '), ...(await ordinary())]),
    outcome: 'not-a-pdf',
  },
  { name: 'nothing but the first line', make: () => text('%PDF-1.7\n'), outcome: 'damaged' },
  { name: 'noise behind the first line', make: () => noise(20_000), outcome: 'damaged' },
  { name: 'cut off near the start', make: async () => (await ordinary()).subarray(0, 300), outcome: 'damaged' },
  {
    name: 'cut off before the table of contents',
    make: async () => {
      const bytes = await ordinary();
      return bytes.subarray(0, Buffer.from(bytes).lastIndexOf('xref') - 10);
    },
    outcome: 'readable',
  },
  {
    name: 'a password to open',
    make: () => locked({ userPassword: 'secret', ownerPassword: 'secret' }),
    outcome: 'encrypted',
  },
  { name: 'a password only to change', make: () => locked({ ownerPassword: 'secret' }), outcome: 'readable' },
  { name: 'a blank page', make: () => drawPdf(() => undefined), outcome: 'no-text' },
  { name: '500 pages', make: () => manyPages(500), outcome: 'too-many-pages' },
  {
    name: 'more bytes than allowed',
    make: () => new Uint8Array(Buffer.concat([text('%PDF-1.7\n'), zeros(11)])),
    outcome: 'too-large',
  },
  {
    name: 'a million pages by its own account',
    make: () => rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 1000000 >>']),
    outcome: 'no-text',
  },
  {
    name: 'a page tree that contains itself',
    make: () => rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']),
    outcome: 'damaged',
  },
  {
    name: 'a page as large as a country',
    make: () => rawPage({ content: stream(someText), mediaBox: '0 0 999999999 999999999' }),
    outcome: 'readable',
  },
  {
    name: 'a page without size',
    make: () => rawPage({ content: stream(someText), mediaBox: '0 0 0 0' }),
    outcome: 'readable',
  },
  {
    name: 'brackets a hundred thousand deep',
    make: () => rawPage({ content: stream(someText), page: `/Nested ${'['.repeat(100_000)}${']'.repeat(100_000)}` }),
    outcome: 'damaged',
  },
  {
    name: 'a drawing that draws itself',
    make: () =>
      rawPage({
        content: stream(`${someText} /X Do`),
        resources: '/XObject << /X 6 0 R >>',
        more: [
          stream('/X Do', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>'),
        ],
      }),
    outcome: 'readable',
  },
  {
    name: 'a table of contents that refers to itself',
    make: () => rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'], '/Prev 9'),
    outcome: 'no-text',
  },
  {
    name: 'a script and a program to start',
    make: () =>
      rawPage({
        content: stream(someText),
        catalogue: '/OpenAction 6 0 R /AA << /WC 7 0 R >>',
        more: ['<< /S /JavaScript /JS (app.alert\\(1\\); while\\(true\\){}) >>', '<< /S /Launch /F (cmd.exe) >>'],
      }),
    outcome: 'readable',
  },
  {
    name: 'a line of a megabyte',
    make: () => rawPage({ content: stream(`BT /F1 12 Tf 72 700 Td (${'long '.repeat(200_000)}) Tj ET`) }),
    outcome: 'readable',
  },
  {
    name: 'a picture of 30,000 by 30,000',
    make: () =>
      rawPage({
        content: stream('q 595 0 0 842 0 0 cm /I Do Q'),
        resources: '/XObject << /I 6 0 R >>',
        more: [
          stream(
            packedTimes(zeros(1), 107),
            `/Filter /FlateDecode /Type /XObject /Subtype /Image /Width 30000 /Height 30000 /BitsPerComponent 1 /ColorSpace /DeviceGray`,
          ),
        ],
      }),
    outcome: 'no-text',
  },
  {
    name: 'graphics states a hundred thousand deep',
    make: () => rawPage({ content: stream(`${'q '.repeat(100_000)}${someText}`) }),
    outcome: 'too-complex',
  },
  {
    name: 'a page that unpacks to 600 megabytes',
    make: () => rawPage({ content: stream(packedTimes(spaces(1), 600), '/Filter /FlateDecode') }),
    outcome: 'unsafe',
  },
  {
    name: 'a page packed twice that unpacks to six gigabytes',
    make: () => {
      const once = packedTimes(spaces(1), 6000);
      return rawPage({ content: stream(deflateSync(once, { level: 9 }), '/Filter [/FlateDecode /FlateDecode]') });
    },
    outcome: 'unsafe',
  },
  {
    name: 'ten million instructions',
    make: () => {
      const some = text('1 0 0 1 0 0 cm '.repeat(10_000));
      return rawPage({ content: stream(packedTimes(some, 1000), '/Filter /FlateDecode') });
    },
    outcome: 'unsafe',
  },
];

function locked(passwords: { userPassword?: string; ownerPassword: string }): Promise<Uint8Array> {
  return drawPdf((pdf) => void pdf.text('A perfectly ordinary sentence that anybody can read.'), passwords);
}

function manyPages(count: number): Promise<Uint8Array> {
  return drawPdf((pdf) => {
    for (let page = 1; page < count; page += 1) pdf.text(`Page ${page}`).addPage();
  });
}

/** Always the same noise. */
function noise(length: number): Uint8Array {
  let seed = 7;
  const bytes = Uint8Array.from({ length }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed >> 16;
  });
  bytes.set(text('%PDF-1.7\n'));
  return bytes;
}
