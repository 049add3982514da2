import { lineKey } from '../training/reader/judged/read-labels.ts';
import { readLineLabels } from '../training/reader/judged/read-line-labels.ts';
import { linesToJudge } from './lines-to-judge.ts';
import { readLabelledCvs } from './scoring-dev-cvs.ts';
import type { VerdictRow } from './verdict-rows.ts';

const verdicts = ['met', 'partly', 'no'] as const;

/**
 * Real lines judged for the eighth reader: the labels, which hold no line of a CV, brought together with the CVs of the data's folder.
 * What the engine cuts otherwise today than when it was judged is left out.
 */
export function readRealRows(data: string): VerdictRow[] {
  const known = new Map(
    readLabelledCvs(data).flatMap(({ id, category, scoring }) =>
      linesToJudge(scoring).map((line) => [
        `${id}/${lineKey(line.line)}`,
        { ...line, cv: id, trade: tradeOf(category) },
      ]),
    ),
  );
  return readLineLabels().flatMap((label) =>
    verdicts.flatMap((verdict) =>
      (label[verdict] ?? '').split(' ').flatMap((key) => {
        const line = known.get(key);
        return line ? { ...line, requirement: label.requirement, verdict, kind: 'real' } : [];
      }),
    ),
  );
}

const tradeOf = (category: string): string => category.toLowerCase().replaceAll('-', ' ');
