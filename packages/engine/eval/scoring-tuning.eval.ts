import { existsSync } from 'node:fs';
import path from 'node:path';
import { say, sayTable } from '../training/say.ts';
import { scoringReport } from './scoring.ts';
import { measureHalf } from './scoring-measures.ts';

export const about = 'the half of the labelled CVs on which the figures of src/scoring/calibration.ts are set';

/** Beside the repository; not part of it. */
const data = path.join(import.meta.dirname, '../../../../shared/data');

/** After a change of the encoder: set the ramps by the quantiles below, until about half of a category reaches 65. */
export async function run(): Promise<void> {
  if (!existsSync(data)) {
    say('The labelled CVs are not there; skipped.');
    return;
  }
  sayTable(
    ['how far lit', '5 %', '10 %', '25 %', '50 %', '75 %', '90 %', '95 %'],
    measureHalf(data).map(({ name, quantiles }) => [name, ...quantiles.map((value) => value.toFixed(2))]),
  );
  say(scoringReport(data, false));
}
