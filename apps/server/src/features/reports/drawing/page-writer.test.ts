import { expect, it } from 'vitest';
import { PageWriter } from './page-writer.ts';
import { loadTypeface } from './typeface.ts';

const typeface = loadTypeface(null);
const pageWith = () => new PageWriter(typeface, { title: 'A report', author: 'Candela', createdAt: new Date(0) });
const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`).join('\n');
const pagesOf = (page: PageWriter) => page.doc.bufferedPageRange().count;

it('begins code that would not fit on a new page, and divides only what no page holds', () => {
  const page = pageWith();
  page.text('P', lines(45));
  page.text('Code', lines(12), { face: 'code' });
  expect(pagesOf(page)).toBe(2);
  const afterWhole = page.y;
  const other = pageWith();
  other.text('Code', lines(12), { face: 'code' });
  expect(afterWhole).toBeCloseTo(other.y);
  const long = pageWith();
  long.text('P', lines(45));
  long.text('Code', lines(80), { face: 'code' });
  expect(pagesOf(long)).toBe(3);
});
