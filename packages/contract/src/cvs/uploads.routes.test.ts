import { expect, it } from 'vitest';
import { generateUploadUrls } from './uploads.routes.ts';

const namesOf = (fileName: string) =>
  generateUploadUrls.body?.parse({ cvs: [{ fileName }] }).cvs.map((file) => file.fileName);

it.each([
  ['cv\u202Efdp.exe.txt', 'cvfdp.exe.txt'],
  ['\u2067سيرة ذاتية\u2069.pdf', 'سيرة ذاتية.pdf'],
  ['two\nlines.docx', 'twolines.docx'],
  ['📄 Lebenslauf.pdf', '📄 Lebenslauf.pdf'],
])('a file is called what can be seen of its name: %j', (sent, kept) => {
  expect(namesOf(sent)).toEqual([kept]);
});

it('a name that only seemed to end as a CV does is refused', () => {
  expect(() => namesOf('cv.pdf.exe\u202E')).toThrow();
  expect(() => namesOf('\u202E')).toThrow();
});
