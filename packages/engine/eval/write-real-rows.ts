import { writeFileSync } from 'node:fs';
import { say } from '../training/say.ts';
import { readRealRows } from './real-rows.ts';

/** Usage: write-real-rows.ts DATA_DIR OUT.jsonl — the real lines that were judged one by one, for train.py's folder of rows. */
const [data, out] = process.argv.slice(2);
if (!data || !out) throw new Error('Usage: write-real-rows.ts DATA_DIR OUT.jsonl');
const rows = readRealRows(data);
writeFileSync(out, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
say(`${rows.length} rows`);
