import { type Comparison, compareTexts, type ReadText, readText } from '../../src/grading/compare-texts.ts';
import { readJsonLines } from '../encoder/read-data.ts';

/** An answer that was graded by hand, and how it compares with each of its references. */
export interface GradedAnswer {
  readonly set: 'saf' | 'semeval';
  readonly question: string;
  readonly references: readonly string[];
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
    return {
      set,
      question: key,
      references: row.references,
      answer: row.answer,
      grade: row.score ?? (row.label === 'correct' ? 1 : 0),
      comparisons: row.references.map((reference) => compareTexts(question, read(reference), answer)),
      isHeldOut: isHeldOutQuestion(key),
    };
  });
}
