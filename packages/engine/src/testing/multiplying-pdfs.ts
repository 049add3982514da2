import { deflateSync } from 'node:zlib';
import type { HostilePdf } from './hostile-file.ts';
import { lockedPdf } from './locked-pdf.ts';
import { packedTimes, pageObjects, type RawObject, type RawPage, rawPage, someText, stream } from './raw-pdf.ts';

const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 9 9]';
const TIMES = 26;
const FIRST = 6;

/** A chain of objects, each of which leads to the next twice; the last leads nowhere. */
const chain = (length: number, link: (next: number) => RawObject | string): (RawObject | string)[] =>
  Array.from({ length }, (_, index) => link(FIRST + index + 1));

const drawing = (resources: string, more: RawPage['more'], content = '/X Do'): RawPage => ({
  content: stream(`${someText} ${content}`),
  resources,
  ...(more && { more }),
});

const forms = (
  length: number,
  draw: string,
  dictionary = '',
  pack = (content: string) => stream(content, ''),
): RawPage =>
  drawing('/XObject << /X 6 0 R >>', [
    ...chain(length, (next) => {
      const { value, stream: bytes } = pack(draw);
      const resources = `/Resources << /XObject << /X ${next} 0 R >> >>`;
      return { value: value.replace('>>', `${FORM} ${dictionary} ${resources} >>`), ...(bytes && { stream: bytes }) };
    }),
    stream(someText, FORM),
  ]);

const packedTwice = (content: string): RawObject => {
  const digits = `${deflateSync(content).toString('hex')}>`;
  return stream(digits, '/Filter [/ASCIIHexDecode /FlateDecode]');
};

/** Twelve forms, each of which draws all the others: as many ways through them as there are orders of twelve. */
const everyOther = (): RawPage => {
  const names = Array.from({ length: 12 }, (_, index) => `/X${index} ${FIRST + index} 0 R`).join(' ');
  const draw = Array.from({ length: 12 }, (_, index) => `/X${index} Do`).join(' ');
  const form = stream(draw, `${FORM} /Resources << /XObject << ${names} >> >>`);
  return drawing(
    `/XObject << /X ${FIRST} 0 R >>`,
    Array.from({ length: 12 }, () => form),
  );
};

const masks = (): RawPage =>
  drawing(
    '/ExtGState << /G << /SMask << /S /Alpha /G 6 0 R >> >> >>',
    chain(TIMES, (next) => {
      const resources = `/Resources << /ExtGState << /G << /SMask << /S /Alpha /G ${next} 0 R >> >> >> >>`;
      return stream('/G gs /G gs', `${FORM} /Group << /S /Transparency >> ${resources}`);
    }),
    '/G gs',
  );

const patterns = (): RawPage =>
  drawing(
    '/Pattern << /P 6 0 R >>',
    chain(TIMES, (next) =>
      stream(
        '/Pattern cs /P scn 0 0 9 9 re f /Q scn 0 0 9 9 re f',
        `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /Pattern << /P ${next} 0 R /Q ${next} 0 R >> >>`,
      ),
    ),
    '/Pattern cs /P scn 0 0 99 99 re f',
  );

const letters = (): RawPage => {
  const { more = [], resources = '' } = forms(TIMES, '/X Do /X Do');
  const at = FIRST + more.length;
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 65 /LastChar 65 /Widths [9] /Encoding << /Differences [65 /A] >> /CharProcs << /A ${at + 1} 0 R >> /Resources << ${resources} >> >>`;
  const fonts = `/Font << /F1 5 0 R /T ${at} 0 R >>`;
  return drawing(fonts, [...more, font, stream('9 0 d0 /X Do')], 'BT /T 9 Tf (A) Tj ET');
};

const functions = (): RawPage =>
  drawing(
    '/ColorSpace << /C [/Separation /Ink /DeviceGray 6 0 R] >>',
    chain(
      TIMES,
      (next) =>
        `<< /FunctionType 3 /Domain [0 1] /Functions [${next} 0 R ${next} 0 R] /Bounds [.5] /Encode [0 1 0 1] >>`,
    ),
    '/C cs .5 scn',
  );

const inks = (): RawPage =>
  drawing(
    '/ColorSpace << /C [/DeviceN [/A] /DeviceGray 6 0 R] >>',
    [
      stream(
        'x'.repeat(99),
        `/FunctionType 0 /BitsPerSample 8 /Domain [${'0 1 '.repeat(26)}] /Range [0 1] /Size [${'1 '.repeat(26)}]`,
      ),
    ],
    `/C cs ${'.5 '.repeat(26)} scn`,
  );

const font = (entries: string, more: RawObject[] = []): RawPage =>
  drawing(
    '/Font << /F1 5 0 R /F2 6 0 R >>',
    [
      `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [7 0 R] ${entries} >>`,
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Ordering (Identity) >> /W [0 99999999 500] >>',
      ...more,
    ],
    'BT /F2 9 Tf (A) Tj ET',
  );

const meanings = (): RawObject =>
  stream(
    packedTimes(Buffer.from(`${'1 beginbfrange <000000> <fffffe> <0041> endbfrange '.repeat(50)}\n`), 20),
    '/Filter /FlateDecode',
  );

/** A few kilobytes each, that come to hours of work for a reader that simply follows them. */
const pages: readonly [name: string, page: () => RawPage, outcome?: HostilePdf['outcome']][] = [
  ['forms that double 26 times', () => forms(TIMES, '/X Do /X Do')],
  ['forms as groups that double 26 times', () => forms(TIMES, '/X Do /X Do', '/Group << /S /Transparency >>')],
  ['forms that are drawn a hundred times, five deep', () => forms(5, '/X Do '.repeat(100))],
  ['forms that double behind two packings', () => forms(TIMES, '/X Do /X Do', '', packedTwice)],
  ['forms that double behind a picture', () => forms(TIMES, 'BI /W 1 /H 1 /BPC 8 ID ( EI /X Do /X Do')],
  ['forms that double under an escaped name', () => forms(TIMES, '/#58 Do /#58 Do')],
  ['forms that each draw all the others', everyOther],
  ['masks that double 26 times', masks],
  ['patterns that double 26 times', patterns],
  ['letters that are drawings that double 26 times', letters],
  ['functions of functions that double 26 times', functions],
  ['a function of 26 inks', inks],
  ['a font with a hundred million widths', () => font(''), 'unsafe'],
  ['a font with billions of letters', () => font('/ToUnicode 8 0 R', [meanings()]), 'unsafe'],
  [
    'a page of the same content forty thousand times',
    () => ({ content: stream(someText.repeat(20)), page: `/Contents [${'4 0 R '.repeat(40_000)}]` }),
  ],
];

export const multiplyingPdfs: readonly HostilePdf[] = [
  ...pages.map(([name, page, outcome = 'too-complex']): HostilePdf => ({ name, make: () => rawPage(page()), outcome })),
  {
    name: 'forms that double 26 times, locked so that they cannot be counted',
    make: () => lockedPdf(pageObjects(forms(TIMES, '/X Do /X Do'))),
    outcome: 'readable',
    needsProcess: ['timed-out', 'out-of-memory'],
  },
];
