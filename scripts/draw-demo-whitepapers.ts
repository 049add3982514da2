import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFaces, openBrowser } from './demo-art/browser.ts';
import { compactPdf } from './demo-art/compact-pdf.ts';
import { paperHtml } from './demo-art/paper-html.ts';
import { cvsAsEvidence } from './demo-art/papers/cvs-as-evidence.ts';
import { explainableRanking } from './demo-art/papers/explainable-ranking.ts';
import { hiringRecords } from './demo-art/papers/hiring-records.ts';
import { measuringAHiringProcess } from './demo-art/papers/measuring-a-hiring-process.ts';
import { structuredInterviewKit } from './demo-art/papers/structured-interview-kit.ts';
import { whatCandidatesWantToKnow } from './demo-art/papers/what-candidates-want-to-know.ts';
import { withoutTrace } from './demo-art/without-trace.ts';

/**
 * Prints the whitepapers of the demonstration site: `node scripts/draw-demo-whitepapers.ts`. With `--sheets=<folder>` it
 * also takes a picture of every page, for looking at.
 */
const target = join(import.meta.dirname, '..', 'apps/server/src/demo/resources/files');
const sheets = process.argv.find((argument) => argument.startsWith('--sheets='))?.slice('--sheets='.length);
const papers = [
  explainableRanking,
  structuredInterviewKit,
  hiringRecords,
  whatCandidatesWantToKnow,
  measuringAHiringProcess,
  cvsAsEvidence,
];

await mkdir(target, { recursive: true });
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 1.5 });
const fonts = await fontFaces();
for (const paper of papers) {
  await page.setContent(paperHtml(paper, fonts));
  await page.evaluate('document.fonts.ready');
  await page.addScriptTag({ path: join(import.meta.dirname, 'demo-art', 'lay-out.browser.js') });
  const count = await page.evaluate<number>(`layOut(${JSON.stringify(paper.title)})`);
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  const bytes = compactPdf(printed, withoutTrace);
  await writeFile(join(target, paper.file), bytes);
  console.log(`${paper.file}  ${count} pages  ${(bytes.length / 1024).toFixed(0)} KB`);
  if (!sheets) continue;
  await mkdir(sheets, { recursive: true });
  for (const [index, sheet] of (await page.locator('.page').all()).entries()) {
    await sheet.screenshot({ path: join(sheets, `${paper.cover}-${index + 1}.png`) });
  }
}
await browser.close();
