import type { Grade } from '../../src/grading/grade.ts';
import type { Question } from '../../src/questions/question.ts';
import type { GradedAnswer } from '../../training/grading/graded-answers.ts';
import { say, sayTable } from '../../training/say.ts';
import { pearson } from './pearson.ts';

/** As the product grades; the reference is the one fact that is asked for. */
export type GradeFact = (question: Question, text: string) => Promise<Grade>;

/** What people call nearly right, or nearly wrong. */
const nearlyFull = 0.9;
const nearlyNothing = 0.1;

/** The grades a candidate would see beside those people gave, question by question unseen. */
export async function sayGrades(
  set: string,
  answers: readonly GradedAnswer[],
  methods: readonly (readonly [name: string, grade: GradeFact])[],
): Promise<void> {
  say(`\n${set}: ${answers.length} answers graded as the product does, the reference being the fact asked for\n`);
  const rows: string[][] = [];
  for (const [name, grade] of methods) {
    const pairs: [score: number, grade: number][] = [];
    for (const answer of answers) pairs.push([(await grade(questionOf(answer), answer.answer)).score, answer.grade]);
    const full = pairs.filter(([, by]) => by >= nearlyFull);
    const nothing = pairs.filter(([, by]) => by <= nearlyNothing);
    rows.push([
      name,
      pearson(pairs).toFixed(3),
      share(full, ([score]) => score < 1),
      share(nothing, ([score]) => score >= 2),
    ]);
  }
  sayTable(['', 'r with people', 'nearly full by people, under 1 of 3', 'nearly nothing, 2 or more'], rows);
}

function questionOf({ asked, references, nearest }: GradedAnswer): Question {
  const fact = { id: 'content', text: references[nearest] ?? '' };
  return { id: 'fact', kind: 'interview', category: 'A fact', question: asked, points: [fact] };
}

function share<Item>(items: readonly Item[], isSo: (item: Item) => boolean): string {
  return `${((items.filter(isSo).length / Math.max(1, items.length)) * 100).toFixed(0)} % of ${items.length}`;
}
