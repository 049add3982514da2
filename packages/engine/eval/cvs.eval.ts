import path from 'node:path';
import { fields } from '../src/testing/cvs/compare-cv.ts';
import { type Judged, judgeMadeUp, rates, total } from '../src/testing/cvs/judge-cvs.ts';
import { say, sayTable } from '../training/say.ts';
import { judgeReal } from './real-cvs.ts';

export const about = 'what the CV parser reads out of made-up CVs, field by field, and out of real ones';

/** Beside the repository; not part of it. */
const realFolder = path.join(import.meta.dirname, '../../../../shared/data/cvs/pdf');

export async function run(): Promise<void> {
  const judged = await judgeMadeUp();
  for (const group of ['tuned', 'held out'] as const)
    sayGroup(
      group,
      judged.filter(({ file }) => file.group === group),
    );
  await sayReal();
}

function sayGroup(group: string, judged: readonly Judged[]): void {
  const sums = total(judged);
  say(`${judged.length} CVs, ${group}\n`);
  const rows = fields.map((field) => {
    const { precision, recall, f1 } = rates(sums[field]);
    return [field, ...[precision, recall, f1].map((rate) => rate.toFixed(3)), String(sums[field].there)];
  });
  sayTable(['field', 'precision', 'recall', 'F1', 'in the CVs'], rows);
  const unplaced = judged.reduce((sum, { cv }) => sum + cv.unplaced.length, 0) / judged.length;
  say(`\n  lines unplaced: ${unplaced.toFixed(2)} a CV; ${sayTimes(judged.map(({ milliseconds }) => milliseconds))}\n`);
}

async function sayReal(): Promise<void> {
  const real = await judgeReal(realFolder);
  if (!real) {
    say('The folder of real CVs is not there; skipped.');
    return;
  }
  const of = (count: number, all = real.length) => `${count} of ${all}`;
  const tellers = real.filter(({ tellsOfWork }) => tellsOfWork);
  say(`${real.length} real CVs (no truth known)\n`);
  sayTable(
    ['', ''],
    [
      ['text', of(real.filter(({ hasText }) => hasText).length)],
      ['sections', of(real.filter(({ hasSections }) => hasSections).length)],
      ['with a section about work', of(tellers.length)],
      ['  of these with entries', of(tellers.filter(({ entries }) => entries > 0).length, tellers.length)],
      [
        '  of these with dated entries',
        of(tellers.filter(({ datedEntries }) => datedEntries > 0).length, tellers.length),
      ],
      ['entries a CV', (real.reduce((sum, { entries }) => sum + entries, 0) / real.length).toFixed(1)],
      ['with a post without a title, or titled City or State', of(real.filter((cv) => cv.untitledEntries > 0).length)],
      ['  posts of these without', String(real.reduce((sum, { untitledEntries }) => sum + untitledEntries, 0))],
      ['dates of work no entry has', String(real.reduce((sum, { lostDates }) => sum + lostDates, 0))],
      [
        'lines unplaced',
        `${((real.reduce((sum, { unplacedShare }) => sum + unplacedShare, 0) / real.length) * 100).toFixed(1)} %`,
      ],
    ],
  );
  say(`\n  ${sayTimes(real.map(({ milliseconds }) => milliseconds))}`);
  const without = real.filter(
    ({ hasText, hasSections, tellsOfWork, datedEntries }) =>
      !hasText || !hasSections || (tellsOfWork && datedEntries === 0),
  );
  if (without.length > 0) say(`  to look at: ${without.map(({ name }) => name).join(', ')}`);
}

function sayTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `parsing: median ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}
