import type { Verdict } from '../src/reader/verdict.ts';
import type { ScoringCv } from '../src/scoring/scoring-input.ts';
import { type JudgedLabel, lineKey, readJudgedLabels } from '../training/reader/judged/read-labels.ts';
import { readLabelledCvs } from './scoring-dev-cvs.ts';
import { type Part, partOf } from './verdict-rows.ts';

/** One requirement beside a whole CV, each line of which was judged: does it show this, read alone? */
export interface JudgedCv {
  readonly cv: string;
  readonly trade: string;
  readonly requirement: string;
  readonly scoring: ScoringCv;
  /** Undefined where it is debatable, or was not on the judge's sheet. */
  verdictOf(line: string): Verdict | undefined;
  readonly isShown: boolean;
}

export function readJudgedCvs(data: string, part: Part): JudgedCv[] {
  const cvs = new Map(readLabelledCvs(data).map((cv) => [cv.id, cv.scoring]));
  return readJudgedLabels()
    .filter(({ cv, trade }) => partOf({ cv, trade }) === part)
    .flatMap((label) => judgedOf(label, cvs.get(label.cv)));
}

function judgedOf({ cv, trade, lines, asked }: JudgedLabel, scoring: ScoringCv | undefined): JudgedCv[] {
  if (!scoring) return [];
  const places = new Map(lines.split(' ').map((key, place) => [key, place]));
  return asked.map(({ requirement, met = [], partly = [], debatable = [] }) => ({
    cv,
    trade,
    requirement,
    scoring,
    isShown: met.length > 0,
    verdictOf: (line) => {
      const place = places.get(lineKey(line));
      if (place === undefined || debatable.includes(place)) return undefined;
      return met.includes(place) ? 'met' : partly.includes(place) ? 'partly' : 'no';
    },
  }));
}
