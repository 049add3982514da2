import { Readable } from 'node:stream';
import { html, SafeHtml } from '@candela/integrations/http/html.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { type CsvCell, toCsv } from '../../platform/csv.ts';
import type { StoredFile } from './exports.repo.ts';
import type { Spool } from './spool.ts';
import type { SpooledTable } from './spool-tables.ts';

export interface ArchiveContent {
  title: string;
  /** Rows as they were at one moment, already out of the database. */
  tables: readonly SpooledTable[];
  originals: readonly StoredFile[];
  /** Other files, by name. */
  texts: Readonly<Record<string, string>>;
}

/** Everything in one file: each table as JSON and as CSV, a page to read, the originals. Written while it is sent. */
export async function writeArchive(
  storage: Storage,
  key: string,
  spool: Spool,
  content: ArchiveContent,
): Promise<void> {
  const { title, tables, originals, texts } = content;
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(pageOf(title, tables.map(sectionOf)).text), 'index.html');
  for (const [name, text] of Object.entries(texts)) zip.addBuffer(Buffer.from(text), name);
  for (const table of tables) {
    addLater(zip, `json/${table.name}.json`, async () => Readable.from(asJson(spool, table)));
    addLater(zip, `csv/${table.name}.csv`, async () => Readable.from(asCsv(spool, table)));
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

const rowSchema = z.record(z.string(), z.unknown());

async function* asJson(spool: Spool, { range }: SpooledTable): AsyncGenerator<string> {
  let before = '[\n';
  for await (const line of spool.read(range)) {
    yield before + line;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* asCsv(spool: Spool, { range, columns }: SpooledTable): AsyncGenerator<string> {
  yield toCsv(columns, []);
  for await (const line of spool.read(range)) {
    const row = rowSchema.parse(JSON.parse(line));
    // The head of the table stands once.
    yield toCsv([], [columns.map((column) => toCell(row[column]))]).replace(/^\uFEFF\r\n/, '');
  }
}

function toCell(value: unknown): CsvCell {
  if (value === null || typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string')
    return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

function sectionOf({ name, holds, columns, first }: SpooledTable): SafeHtml {
  // The first page is as much as a reader looks through; the files have the rest.
  if (first.length === 0) return new SafeHtml('');
  const entries = first.map((row) => {
    const fields = columns
      .filter((column) => row[column] !== null && row[column] !== '')
      .map((column) => html`<dt>${column.replaceAll('_', ' ')}</dt><dd>${String(toCell(row[column]))}</dd>`);
    return html`<dl>${fields}</dl>`;
  });
  return html`<section><h2>${holds || name.replaceAll('_', ' ')}</h2>
<p>As files: json/${name}.json, csv/${name}.csv</p>${entries}</section>`;
}

const style = new SafeHtml(
  'body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#14161F}' +
    'dl{display:grid;grid-template-columns:12rem 1fr;gap:.25rem 1rem;border-top:1px solid #ddd;padding:.75rem 0;margin:0}' +
    'dt{color:#5b6070}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}',
);

const pageOf = (title: string, sections: readonly SafeHtml[]): SafeHtml =>
  html`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1>${sections}</body></html>`;
