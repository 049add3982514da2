import { describe, expect, test } from 'vitest';
import { DocumentUnreadable } from '../document/document-unreadable.ts';
import { docFile } from '../testing/doc-files.ts';
import { docxParts, heading, item, paragraph, run, tab, table, textBox } from '../testing/docx-files.ts';
import { zipFile } from '../testing/zip-file.ts';
import { readDocument } from './read-document.ts';

const body = [
  heading('Experience'),
  paragraph(run('Engineer', '<w:b/>') + tab + run('2019')),
  item('Built things'),
  table([['2019', paragraph('a') + paragraph('b')]]),
  paragraph(textBox(paragraph('box'), { x: 10, y: 10 })),
].join('');

const parts = docxParts({ body, header: paragraph('Jane') });
const document = docFile({ runs: [{ text: 'Jane\tDoe\r', letters: [0x35, 0x08, 1] }, { text: 'Acme\x07\x07\r' }] });
const changedPart = (name: string) => ({
  original: Buffer.from(parts.find((part) => part.name === name)?.content ?? ''),
  wrap: (content: Uint8Array) => zipFile(parts.map((part) => (part.name === name ? { ...part, content } : part))),
});
const asItIs = (bytes: Uint8Array): Uint8Array => bytes;

/** A file, or the part of it that is damaged before it is packed. */
const files = [
  { name: 'the text of a Word document', ...changedPart('word/document.xml') },
  { name: 'the styles of a Word document', ...changedPart('word/styles.xml') },
  { name: 'a Word document', original: zipFile(parts), wrap: asItIs },
  { name: 'an old Word document', original: document, wrap: asItIs },
];

/** Always the same numbers. */
function* numbers(): Generator<number, never> {
  let seed = 20_260_101;
  for (;;) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield seed;
  }
}

describe('damage of any kind', () => {
  test.each(files)(
    '$name with bytes changed is read or refused',
    { timeout: 60_000 },
    async ({ name, original, wrap }) => {
      const random = numbers();
      const outcomes = { read: 0, refused: 0 };
      for (let round = 0; round < 600; round += 1) {
        const bytes = Uint8Array.from(original);
        for (let change = 0; change <= round % 4; change += 1) {
          bytes[random.next().value % bytes.length] = (random.next().value >> 8) % 256;
        }
        const end = round % 9 === 0 ? random.next().value % bytes.length : bytes.length;
        const result: unknown = await readDocument(wrap(bytes.subarray(0, end))).catch((error: unknown) => error);
        if (result instanceof Error) expect(result).toBeInstanceOf(DocumentUnreadable);
        outcomes[result instanceof Error ? 'refused' : 'read'] += 1;
      }
      // Both happen, or the damage would not reach what is tested; a document does without its styles.
      expect(outcomes.read).toBeGreaterThan(5);
      if (!name.startsWith('the styles')) expect(outcomes.refused).toBeGreaterThan(5);
    },
  );
});
