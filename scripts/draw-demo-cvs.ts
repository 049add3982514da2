import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from './demo-art/browser.ts';
import { compactPdf } from './demo-art/compact-pdf.ts';
import { cvDocx } from './demo-art/cv-docx.ts';
import { cvHtml } from './demo-art/cv-html.ts';
import { cooks } from './demo-art/cvs/cooks.ts';
import { engineers } from './demo-art/cvs/engineers.ts';
import { withoutTrace } from './demo-art/without-trace.ts';

/**
 * Draws the CVs of the demonstration that are no plain text: `node scripts/draw-demo-cvs.ts`. With `--sheets=<folder>`
 * it also takes a picture of each, for looking at.
 */
const target = join(import.meta.dirname, '..', 'apps/server/src/demo/cvs/files');
const sheets = process.argv.find((argument) => argument.startsWith('--sheets='))?.slice('--sheets='.length);

await mkdir(target, { recursive: true });
if (sheets) await mkdir(sheets, { recursive: true });
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
for (const cv of [...engineers, ...cooks]) {
  let bytes: Uint8Array;
  if (cv.file.endsWith('.docx')) bytes = cvDocx(cv);
  else {
    await page.setContent(cvHtml(cv));
    bytes = compactPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false }), withoutTrace);
    if (sheets) await page.screenshot({ path: join(sheets, `${cv.file}.png`) });
  }
  await writeFile(join(target, cv.file), bytes);
  console.log(`${cv.file}  ${(bytes.length / 1024).toFixed(0)} KB`);
}
await browser.close();
