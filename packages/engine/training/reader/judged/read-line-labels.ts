import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Lines of several CVs of the data's folder judged beside one thing asked for; each is told by its CV and the hash of the line. */
export interface LineLabel {
  readonly requirement: string;
  readonly met?: string;
  readonly partly?: string;
  readonly no?: string;
}

export const readLineLabels = (): LineLabel[] =>
  readFileSync(path.join(import.meta.dirname, 'lines.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LineLabel);
