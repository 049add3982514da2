import { expect, it } from 'vitest';
import { refuseCv } from './refuse-cv.ts';

const megabyte = 1024 * 1024;

it.each(['a.pdf', 'a.DOC', 'a.docx', 'résumé.txt'])('accepts %s', (name) => {
  expect(refuseCv({ name, size: 10 * megabyte })).toBeNull();
});

it('says what is wrong, the kind of file before its size', () => {
  expect(refuseCv({ name: 'a.pages', size: 11 * megabyte })).toBe('Only .pdf, .doc, .docx and .txt files can be read');
  expect(refuseCv({ name: 'a.pdf', size: 10 * megabyte + 1 })).toBe('File too large. Max 10MB');
  expect(refuseCv({ name: 'a.pdf', size: 0 })).toBe('The file is empty');
});
