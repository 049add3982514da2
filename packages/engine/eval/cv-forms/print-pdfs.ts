import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { say } from '../../training/say.ts';

/** Prints the CVs that are written as pages (`KIND: pdf`) with Chromium, beside their sources. Those that are there are left as they are. */
const [chromium = '/usr/bin/chromium'] = process.argv.slice(2);
for (const set of ['forty', 'sixty']) {
  const folder = path.join(import.meta.dirname, set);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.cv'))) {
    const [truth = '', page = ''] = readFileSync(path.join(folder, file), 'utf8').split(/^=====\n/m);
    const pdf = path.join(folder, file.replace('.cv', '.pdf'));
    if (!truth.startsWith('KIND: pdf') || existsSync(pdf)) continue;
    const html = path.join(mkdtempSync(path.join(tmpdir(), 'cv-form-')), 'page.html');
    writeFileSync(html, `<!doctype html><meta charset=utf-8>${page}`);
    execFileSync(chromium, ['--headless', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${pdf}`, html]);
    say(pdf);
  }
}
