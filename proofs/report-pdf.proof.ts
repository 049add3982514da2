import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { drawReport } from '../apps/server/src/features/reports/drawing/draw-report.ts';
import { sampleReports } from '../apps/server/src/features/reports/drawing/testing/sample-reports.ts';
import { loadTypeface } from '../apps/server/src/features/reports/drawing/typeface.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';

export const about =
  'reports of five candidates through the validators that are installed: veraPDF (PDF/UA-1), qpdf, pdffonts (poppler)';
export const rounds = 1;

const run = promisify(execFile);

/** With `REPORTS_TO` the files and, by pdftoppm, images of their pages stay in that folder to be looked at. */
export const prove = (): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const folder = process.env.REPORTS_TO ?? directory;
    await mkdir(folder, { recursive: true });
    for (const [name, content] of Object.entries(sampleReports)) {
      const file = path.join(folder, `${name}.pdf`);
      await writeFile(file, await drawReport(content, loadTypeface(null), new Date('2026-11-16T10:00:00Z')));
      const said = [await validate(file), await check(file), await listFonts(file)].filter(
        (line) => line !== undefined,
      );
      assert.ok(said.length > 0, 'none of verapdf, qpdf and pdffonts is installed');
      say(`  ${name}: ${said.join('; ')}`);
      if (process.env.REPORTS_TO) await ifInstalled('pdftoppm', ['-r', '70', '-png', file, file.replace(/\.pdf$/, '')]);
    }
  });

/** What a program says, or throws for its exit status; undefined where it is not installed. */
const ifInstalled = (program: string, args: readonly string[]): Promise<string | undefined> =>
  run(program, args).then(
    ({ stdout }) => stdout,
    (error: NodeJS.ErrnoException & { stdout?: string }) => {
      if (error.code === 'ENOENT') return undefined;
      throw new Error(`${program} refuses ${args.at(-1)}: ${error.stdout ?? ''}`, { cause: error });
    },
  );

async function validate(file: string): Promise<string | undefined> {
  const answer = await ifInstalled('verapdf', ['--flavour', 'ua1', '--format', 'text', file]);
  if (answer === undefined) return undefined;
  assert.match(answer, /^PASS/m, answer);
  return 'veraPDF finds PDF/UA-1';
}

async function check(file: string): Promise<string | undefined> {
  const answer = await ifInstalled('qpdf', ['--check', file]);
  return answer === undefined ? undefined : 'qpdf finds no errors';
}

/** Each font is embedded (emb), has the letters that are used (sub) and says which they are (uni). */
async function listFonts(file: string): Promise<string | undefined> {
  const answer = await ifInstalled('pdffonts', [file]);
  if (answer === undefined) return undefined;
  const fonts = answer.trim().split('\n').slice(2);
  for (const font of fonts) assert.match(font, /\byes yes yes\b/, font);
  return `${fonts.length} fonts, all embedded with their letters`;
}
