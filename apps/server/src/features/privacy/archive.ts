import { Readable } from 'node:stream';
import { html, SafeHtml } from '@candela/integrations/http/html.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { ZipFile } from 'yazl';
import { type Row, readInPages, type TableRead } from '../../personal-data/export-person.repo.ts';
import { type CsvCell, toCsv } from '../../platform/csv.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { StoredFile } from './exports.repo.ts';

export interface ArchiveContent {
  title: string;
  reads: readonly TableRead[];
  originals: readonly StoredFile[];
  /** Other files, by name. */
  texts: Readonly<Record<string, string>>;
}

/** Everything in one file: each table as JSON and as CSV, a page to read, the originals. Written while it is read. */
export async function writeArchive(tx: Tx, storage: Storage, key: string, content: ArchiveContent): Promise<void> {
  const { title, reads, originals, texts } = content;
  const sections: SafeHtml[] = [];
  for (const read of reads) sections.push(await sectionOf(tx, read));
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(pageOf(title, sections).text), 'index.html');
  for (const [name, text] of Object.entries(texts)) zip.addBuffer(Buffer.from(text), name);
  // One entry is written after the other, so the transaction's one connection is enough for all of them.
  for (const read of reads) {
    addLater(zip, `json/${read.table}.json`, async () => Readable.from(asJson(tx, read)));
    addLater(zip, `csv/${read.table}.csv`, async () => Readable.from(asCsv(tx, read)));
  }
  for (const [at, { storage_key, file_name }] of originals.entries()) {
    if ((await storage.head(storage_key)) === null) continue;
    addLater(zip, `files/${at + 1} ${file_name.replace(/[\\/\0]/g, '_')}`, () => storage.read(storage_key));
  }
  zip.end();
  const failed = new Promise<never>((_resolve, reject) => {
    zip.on('error', reject);
  });
  await Promise.race([storage.put(key, Readable.from(zip.outputStream), 'application/zip'), failed]);
}

const addLater = (zip: ZipFile, name: string, open: () => Promise<Readable>) =>
  zip.addReadStreamLazy(name, (give) => {
    open().then(
      (stream) => give(null, stream),
      (error: unknown) => give(error, Readable.from([])),
    );
  });

async function* asJson(tx: Tx, read: TableRead): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of readInPages(tx, read)) {
    for (const row of rows) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* asCsv(tx: Tx, read: TableRead): AsyncGenerator<string> {
  yield toCsv(read.columns, []);
  for await (const rows of readInPages(tx, read)) {
    const cells = rows.map((row) => read.columns.map((column) => toCell(row[column])));
    // The head of the table stands once.
    yield toCsv([], cells).replace(/^\uFEFF\r\n/, '');
  }
}

function toCell(value: unknown): CsvCell {
  if (value === null || typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string')
    return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

async function sectionOf(tx: Tx, read: TableRead): Promise<SafeHtml> {
  const { table, holds, columns } = read;
  // The first page is as much as a reader looks through; the files have the rest.
  const rows = await readFirst(tx, read);
  if (rows.length === 0) return new SafeHtml('');
  const entries = rows.map((row) => {
    const fields = columns
      .filter((column) => row[column] !== null && row[column] !== '')
      .map((column) => html`<dt>${column.replaceAll('_', ' ')}</dt><dd>${String(toCell(row[column]))}</dd>`);
    return html`<dl>${fields}</dl>`;
  });
  return html`<section><h2>${holds || table.replaceAll('_', ' ')}</h2>
<p>As files: json/${table}.json, csv/${table}.csv</p>${entries}</section>`;
}

async function readFirst(tx: Tx, read: TableRead): Promise<Row[]> {
  for await (const rows of readInPages(tx, read)) return rows;
  return [];
}

const style = new SafeHtml(
  'body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#14161F}' +
    'dl{display:grid;grid-template-columns:12rem 1fr;gap:.25rem 1rem;border-top:1px solid #ddd;padding:.75rem 0;margin:0}' +
    'dt{color:#5b6070}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}',
);

const pageOf = (title: string, sections: readonly SafeHtml[]): SafeHtml =>
  html`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1>${sections}</body></html>`;
