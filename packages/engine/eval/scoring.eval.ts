import { existsSync } from 'node:fs';
import path from 'node:path';
import { say } from '../training/say.ts';
import { scoringReport } from './scoring.ts';
import { scoringSpeedReport } from './scoring-speed.ts';

export const about = 'how people are ranked for an occupation, what a score of 65 means, and how fast it is';

/** Beside the repository; not part of it. */
const data = path.join(import.meta.dirname, '../../../../shared/data');

export async function run(): Promise<void> {
  if (!existsSync(data)) {
    say('The labelled CVs are not there; skipped.');
    return;
  }
  say(scoringSpeedReport(data));
  say('\nHeld out: nothing was trained or tuned on these CVs and questions');
  say(scoringReport(data, true));
}
