import { type Comparison, compareTexts, type ReadText, readText } from '../../src/grading/compare-texts.ts';
import { readJsonLines } from '../encoder/read-data.ts';

/** An answer that was graded by hand, and how it compares with each of its references. */
export interface GradedAnswer {
  readonly set: 'saf' | 'semeval';
  /** Tells questions apart. */
  readonly question: string;
  readonly asked: string;
  readonly references: readonly string[];
  /** The reference the answer comes nearest to. */
  readonly nearest: number;
  readonly answer: string;
  /** 0 to 1. */
  readonly grade: number;
  readonly comparisons: readonly Comparison[];
  /** Nothing was fitted or tuned on answers to this question. */
  readonly isHeldOut: boolean;
}

interface Row {
  readonly question: string;
  readonly questionId: string;
  readonly references: readonly string[];
  readonly answer: string;
  readonly score?: number;
  readonly label?: string;
}

/** Half of the questions, by a hash of what is asked and what is expected. */
function isHeldOutQuestion(text: string): boolean {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return ((hash >>> 10) & 1) === 1;
}

export function readGradedAnswers(data: string, set: GradedAnswer['set']): GradedAnswer[] {
  const known = new Map<string, ReadText>();
  const read = (text: string): ReadText => {
    const before = known.get(text) ?? readText(text);
    known.set(text, before);
    return before;
  };
  return readJsonLines<Row>(data, `answers/${set}-train.jsonl.gz`).map((row) => {
    const question = read(row.question);
    const answer = readText(row.answer);
    const key = set === 'saf' ? row.question : row.questionId;
    const comparisons = row.references.map((reference) => compareTexts(question, read(reference), answer));
    return {
      set,
      question: key,
      asked: row.question,
      references: row.references,
      nearest: nearestOf(comparisons),
      answer: row.answer,
      grade: row.score ?? (row.label === 'correct' ? 1 : 0),
      comparisons,
      isHeldOut: isHeldOutQuestion(key),
    };
  });
}

/** Where there are several references, an answer is compared with the one it comes nearest to. */
function nearestOf(comparisons: readonly Comparison[]): number {
  const nearness = ({ coverage, precision, pieces, denial }: Comparison) =>
    coverage + precision / 2 + pieces / 2 - denial / 5;
  const values = comparisons.map(nearness);
  return values.indexOf(Math.max(...values));
}
