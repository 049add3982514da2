import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One CV of the data's folder, each line of which was judged beside each thing asked for; what is not named shows nothing. */
export interface JudgedLabel {
  readonly cv: string;
  readonly trade: string;
  /** The first figures of a hash of each line, in the order they were judged in: no line of a CV stands in the repository. */
  readonly lines: string;
  readonly asked: readonly {
    readonly requirement: string;
    /** Places among the lines. */
    readonly met?: readonly number[];
    readonly partly?: readonly number[];
    readonly debatable?: readonly number[];
  }[];
}

export const lineKey = (line: string): string => createHash('sha256').update(line).digest('hex').slice(0, 8);

export const readJudgedLabels = (): JudgedLabel[] =>
  readFileSync(path.join(import.meta.dirname, 'labels.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JudgedLabel);
