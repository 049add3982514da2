import { deflateSync } from 'node:zlib';

interface PdfObject {
  number: number;
  body: string;
}

const packSize = 200;

/**
 * Packs the many small objects of a printed page (its structure, mostly) into compressed object streams, which takes a
 * third off the file. Understands what Chromium writes: one classic cross-reference table, no encryption. Pages stay
 * outside, so that they can be counted without opening anything. `clean` may rewrite what is no stream.
 */
export function compactPdf(pdf: Buffer, clean: (body: string) => string): Buffer {
  const source = pdf.toString('latin1');
  const { objects, trailer } = readObjects(source);
  const isLoose = ({ body }: PdfObject) => /\bstream\r?\n/.test(body) || /\/Type\s*\/Page\b/.test(body);
  const loose = objects.filter(isLoose);
  const small = objects.filter((object) => !isLoose(object)).map(({ number, body }) => ({ number, body: clean(body) }));
  let next = Math.max(...objects.map(({ number }) => number)) + 1;
  let output = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  // type, position, index: where each object is to be found.
  const entries = new Map<number, [number, number, number]>([[0, [0, 0, 0]]]);
  const write = (number: number, body: string) => {
    entries.set(number, [1, output.length, 0]);
    output += `${number} 0 obj\n${body}\nendobj\n`;
  };

  for (const { number, body } of loose) write(number, body);
  for (let start = 0; start < small.length; start += packSize) {
    const pack = small.slice(start, start + packSize);
    const holder = next++;
    let offset = 0;
    const index = pack.map(({ number, body }, position) => {
      entries.set(number, [2, holder, position]);
      const pair = `${number} ${offset}`;
      offset += body.length + 1;
      return pair;
    });
    const first = `${index.join(' ')}\n`;
    const content = `${first}${pack.map(({ body }) => `${body}\n`).join('')}`;
    write(holder, stream(content, `/Type /ObjStm /N ${pack.length} /First ${first.length}`));
  }

  const table = next;
  const start = output.length;
  entries.set(table, [1, start, 0]);
  const rows = Buffer.alloc((table + 1) * 7);
  for (const [number, [type, position, index]] of entries) {
    rows.writeUInt8(type, number * 7);
    rows.writeUInt32BE(position, number * 7 + 1);
    rows.writeUInt16BE(index, number * 7 + 5);
  }
  const keys = `/Type /XRef /Size ${table + 1} /W [1 4 2] ${trailer}`;
  output += `${table} 0 obj\n${stream(rows.toString('latin1'), keys)}\nendobj\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(output, 'latin1');
}

function stream(content: string, keys: string): string {
  const bytes = deflateSync(Buffer.from(content, 'latin1'), { level: 9 }).toString('latin1');
  return `<<${keys} /Filter /FlateDecode /Length ${bytes.length}>>\nstream\n${bytes}\nendstream`;
}

function readObjects(source: string): { objects: PdfObject[]; trailer: string } {
  const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1]);
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(source.slice(at))?.[1];
  if (!source.startsWith('xref', at) || trailer === undefined) throw new Error('This PDF has no classic table');
  const offsets = [...source.slice(at).matchAll(/(\d{10}) \d{5} n/g)].map((entry) => Number(entry[1]));
  const ends = [...offsets, at].sort((a, b) => a - b);
  const objects = offsets.map((offset) => {
    const end = ends[ends.indexOf(offset) + 1];
    const match = /^(\d+) 0 obj\s*([\s\S]*?)\s*endobj\s*$/.exec(source.slice(offset, end));
    if (!match?.[1] || match[2] === undefined) throw new Error(`There is no object at ${offset}`);
    return { number: Number(match[1]), body: match[2] };
  });
  return { objects, trailer: trailer.replace(/\/Size \d+/, '').trim() };
}
