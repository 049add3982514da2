import type { Grade } from '../../src/grading/grade.ts';
import { say, sayTable } from '../../training/say.ts';
import { heldOut } from './held-out.ts';
import { tuned } from './tuned.ts';
import type { WrittenAnswers } from './written-answer.ts';

/** As the product grades: a question, the words of an answer, the CV beside it. */
export type GradeOne = (question: WrittenAnswers['question'], text: string, cv: string) => Promise<Grade>;

const kinds = ['long', 'short', 'vague', 'offTopic', 'copied', 'stuffed', 'contradictory'] as const;
type Kind = (typeof kinds)[number];
/** What none of the good answers may fall behind. */
const noAnswers = kinds.slice(2);

const textOf = (answers: WrittenAnswers, kind: Kind): string =>
  kind === 'copied' ? answers.question.question : answers[kind];

async function gradeKinds(answers: WrittenAnswers, grade: GradeOne): Promise<Record<Kind, number>> {
  const scores: Partial<Record<Kind, number>> = {};
  for (const kind of kinds)
    scores[kind] = (await grade(answers.question, textOf(answers, kind), answers.cv.join('\n'))).score;
  return scores as Record<Kind, number>;
}

/** Short and concrete above long and vague, and both good ones above everything that is no answer. */
export async function sayWritten(name: string, grade: GradeOne): Promise<void> {
  say(`\nAnswers of seven kinds to ten questions, ${name}; mean of 3 (lowest–highest)\n`);
  const rows: string[][] = [];
  for (const [half, items] of [
    ['looked at', tuned],
    ['for testing', heldOut],
  ] as const) {
    const graded: Record<Kind, number>[] = [];
    for (const item of items) graded.push(await gradeKinds(item, grade));
    const counted = (isSo: (scores: Record<Kind, number>) => boolean) =>
      `${graded.filter(isSo).length} of ${graded.length}`;
    rows.push([
      half,
      ...kinds.map((kind) => spread(graded.map((scores) => scores[kind]))),
      counted(({ short, vague }) => short > vague),
      counted((scores) => noAnswers.every((kind) => Math.min(scores.long, scores.short) > scores[kind])),
    ]);
  }
  sayTable(['', ...kinds, 'short above vague', 'both above all others'], rows);
}

function spread(scores: readonly number[]): string {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return `${mean.toFixed(2)} (${Math.min(...scores)}–${Math.max(...scores)})`;
}
