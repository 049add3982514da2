import { compoundFile, docFile } from './doc-files.ts';
import type { HostileFile } from './hostile-file.ts';

const sentence = 'A perfectly ordinary sentence that anybody can read.\r';
const ordinary = () => docFile({ runs: [{ text: sentence.repeat(20) }] });

/** An ordinary document with four bytes replaced at a place. */
function changed(at: number, value: number): Uint8Array {
  const bytes = ordinary();
  new DataView(bytes.buffer).setUint32(at, value, true);
  return bytes;
}

/** The first sector after the header is the start of the document's own stream. */
const inDocument = (at: number): number => 512 + at;

export const hostileDocs: readonly HostileFile[] = [
  { name: 'an old Word document', make: ordinary, outcome: 'readable' },
  ...[0.005, 0.02, 0.3, 0.7, 0.95].map(
    (share): HostileFile => ({
      name: `an old Word document cut off after ${share * 100} %`,
      make: () => ordinary().subarray(0, Math.floor(ordinary().length * share)),
      outcome: 'damaged',
    }),
  ),
  {
    name: 'an old Word document with a password',
    make: () => docFile({ runs: [{ text: sentence }], isEncrypted: true }),
    outcome: 'encrypted',
  },
  { name: 'Word 6', make: () => docFile({ runs: [{ text: sentence }], version: 101 }), outcome: 'old-word' },
  { name: 'a directory that is its own next sector', make: () => selfReferring(), outcome: 'damaged' },
  { name: 'a directory far behind the end', make: () => changed(0x30, 0x00ffffff), outcome: 'damaged' },
  { name: 'a list of sectors behind the end', make: () => changed(0x4c, 0x7fffffff), outcome: 'damaged' },
  { name: 'sectors of no size', make: () => changed(0x1e, 0), outcome: 'damaged' },
  {
    name: 'two billion characters by its own account',
    make: () => changed(inDocument(0x4c), 0x7fffffff),
    outcome: 'too-large',
  },
  { name: 'fewer than no characters', make: () => changed(inDocument(0x4c), 0xfffffff0), outcome: 'no-text' },
  { name: 'a table of pieces behind the end', make: () => changed(inDocument(0x1a2), 0x00ffffff), outcome: 'damaged' },
  { name: 'a table of pieces without end', make: () => changed(inDocument(0x1a6), 0xffffffff), outcome: 'readable' },
  { name: 'formatting behind the end', make: () => changed(inDocument(0xfa), 0x00ffffff), outcome: 'readable' },
  {
    name: 'an old Word document of noise',
    make: () =>
      compoundFile([
        { name: 'WordDocument', content: Uint8Array.from({ length: 9000 }, (_, at) => (at * 7919) % 256) },
        { name: '1Table', content: new Uint8Array(100) },
      ]),
    outcome: 'old-word',
  },
  { name: 'a container without anything', make: () => compoundFile([]), outcome: 'other-kind' },
  {
    name: 'fields in fields in fields',
    make: () => docFile({ runs: [{ text: `${'\x13'.repeat(5000)}${sentence}` }, { text: '\r' }] }),
    outcome: 'no-text',
  },
];

function selfReferring(): Uint8Array {
  const bytes = ordinary();
  const view = new DataView(bytes.buffer);
  const directory = view.getUint32(0x30, true);
  const table = view.getUint32(0x4c, true);
  view.setUint32((table + 1) * 512 + directory * 4, directory, true);
  return bytes;
}
