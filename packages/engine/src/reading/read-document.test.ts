import { describe, expect, test } from 'vitest';
import { DocumentUnreadable, unreadableSentences } from '../document/document-unreadable.ts';
import { docFile } from '../testing/doc-files.ts';
import { docxFile, paragraph } from '../testing/docx-files.ts';
import { drawPdf } from '../testing/draw-pdf.ts';
import { hostileFiles } from '../testing/hostile-files.ts';
import { hostilePdfs } from '../testing/hostile-pdfs.ts';
import { workedMs } from '../testing/worked-ms.ts';
import { readDocument } from './read-document.ts';

describe('what a file is, its bytes say', () => {
  test.each([
    ['pdf', () => drawPdf((pdf) => void pdf.text('Jane Doe'))],
    ['docx', () => docxFile({ body: paragraph('Jane Doe') })],
    ['doc', () => docFile({ runs: [{ text: 'Jane Doe\r' }] })],
    ['txt', () => new TextEncoder().encode('Jane Doe')],
  ])('%s', async (kind, make) => {
    const bytes = await make();
    const copy = bytes.slice();
    const progress: [number, number][] = [];
    const document = await readDocument(bytes, { onPage: (done, total) => progress.push([done, total]) });
    expect(document.kind).toBe(kind);
    expect(document.pages[0]?.lines[0]?.text).toBe('Jane Doe');
    expect(progress).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(bytes).toEqual(copy);
  });
});

describe('files that are not what they should be', () => {
  test('there are more than sixty', () => {
    expect(hostileFiles.length).toBeGreaterThan(60);
    expect(new Set(hostileFiles.map(({ name }) => name)).size).toBe(hostileFiles.length);
  });

  test.each(hostileFiles)('$name: $outcome', { timeout: 30_000 }, async ({ make, outcome }) => {
    const bytes = await make();
    const start = workedMs();
    const result: unknown = await readDocument(bytes).catch((error: unknown) => error);
    expect(workedMs() - start).toBeLessThan(5000);
    if (outcome === 'readable') {
      expect(result).toMatchObject({ pages: expect.any(Array) });
      // What is stored has to be text through and through.
      const stored = JSON.stringify(result);
      expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/);
    } else {
      expect(result).toBeInstanceOf(DocumentUnreadable);
      expect(result).toMatchObject({ reason: outcome, message: unreadableSentences[outcome] });
    }
  });

  test.each(hostilePdfs.filter(({ needsProcess, outcome }) => !needsProcess && outcome !== 'not-a-pdf'))(
    'a PDF: $name: $outcome',
    { timeout: 30_000 },
    async ({ make, outcome }) => {
      const result: unknown = await readDocument(await make()).catch((error: unknown) => error);
      expect(result).toMatchObject(outcome === 'readable' ? { kind: 'pdf' } : { reason: outcome });
    },
  );

  test('no sentence speaks of a PDF to a candidate who sent something else', () => {
    for (const reason of ['encrypted', 'damaged', 'empty', 'too-many-pages', 'too-large'] as const) {
      expect(unreadableSentences[reason]).not.toMatch(/PDF/);
    }
  });
});
