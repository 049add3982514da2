import { describe, expect, it } from 'vitest';
import { formatBytes, refuseMedia } from './media-files.ts';

const file = (name: string, type: string, size = 10) => ({ name, type, size });
const tenMegabytes = 10 * 1024 * 1024;

describe('files for articles', () => {
  it('are pictures that browsers show, or PDFs', () => {
    expect(refuseMedia('image', file('a.png', 'image/png', tenMegabytes))).toBeNull();
    expect(refuseMedia('image', file('A.JPG', ''))).toBeNull();
    expect(refuseMedia('document', file('a.pdf', 'application/pdf'))).toBeNull();
    expect(refuseMedia('image', file('a.svg', 'image/svg+xml'))).toBe('Please choose a PNG, JPEG or WebP picture');
    expect(refuseMedia('image', file('a.png', 'text/html'))).toBe('Please choose a PNG, JPEG or WebP picture');
    expect(refuseMedia('document', file('a.png', 'image/png'))).toBe('Please choose a PDF file');
  });

  it('have something in them, up to 10 MB', () => {
    expect(refuseMedia('image', file('a.png', 'image/png', 0))).toBe('The file is empty');
    expect(refuseMedia('document', file('a.pdf', 'application/pdf', tenMegabytes + 1))).toBe(
      'File too large. Max 10 MB',
    );
  });

  it('have a size one can read', () => {
    expect(formatBytes(10)).toBe('1 KB');
    expect(formatBytes(340 * 1024)).toBe('340 KB');
    expect(formatBytes(2.25 * 1024 * 1024)).toBe('2.3 MB');
  });
});
