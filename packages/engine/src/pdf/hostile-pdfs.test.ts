import { describe, expect, test } from 'vitest';
import { DocumentUnreadable, unreadableSentences } from '../document/document-unreadable.ts';
import { hostilePdfs } from '../testing/hostile-pdfs.ts';
import { readPdf } from './read-pdf.ts';

/** Those that must be stopped from outside are tested where they can be: with the extraction process. */
const harmless = hostilePdfs.filter(({ needsProcess }) => !needsProcess);

describe('files that are not what they should be', () => {
  test.each(harmless)('$name: $outcome', { timeout: 30_000 }, async ({ make, outcome }) => {
    const result = await readPdf(await make()).catch((error: unknown) => error);
    if (outcome === 'readable') {
      expect(result).toMatchObject({ kind: 'pdf' });
    } else {
      expect(result).toBeInstanceOf(DocumentUnreadable);
      expect(result).toMatchObject({ reason: outcome, message: unreadableSentences[outcome] });
    }
  });

  test('a script is noticed and not run', async () => {
    const file = harmless.find(({ name }) => name === 'a script and a program to start');
    const document = file && (await readPdf(await file.make()));
    expect(document?.flags).toContainEqual({ kind: 'active-content', what: 'script' });
    expect(document?.pages[0]?.lines[0]?.text).toBe('A perfectly ordinary sentence that anybody can read.');
  });

  test('the caller decides the limits', async () => {
    const pages = harmless.find(({ name }) => name === '500 pages');
    const bytes = (await pages?.make()) ?? new Uint8Array();
    await expect(readPdf(bytes, { limits: { maxBytes: 1000 } })).rejects.toMatchObject({ reason: 'too-large' });
    await expect(readPdf(bytes, { limits: { maxPages: 499 } })).rejects.toMatchObject({ reason: 'too-many-pages' });
  });

  test('the bytes are left as they were', async () => {
    const file = harmless.find(({ outcome }) => outcome === 'readable');
    const bytes = (await file?.make()) ?? new Uint8Array();
    const copy = bytes.slice();
    await readPdf(bytes);
    expect(bytes).toEqual(copy);
  });
});
