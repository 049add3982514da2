import { gradeAnswer } from '../src/grading/grade-answer.ts';
import { type AnsweredQuestion, workOf } from '../src/grading/testing/answered-question.ts';
import { answersAtWork } from '../src/grading/testing/answers-at-work.ts';
import { badAnswers, padding } from '../src/grading/testing/bad-answers.ts';
import { otherAnswers } from '../src/grading/testing/other-answers.ts';
import { say, sayTable } from '../training/say.ts';

const all: readonly AnsweredQuestion[] = [...answersAtWork, ...otherAnswers];

function scoreOf({ person, question }: AnsweredQuestion, text: string): number {
  return gradeAnswer(question, { text, aiAssisted: false, aiReason: '' }, { cv: workOf[person].join('\n') }).score;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

interface Graded {
  readonly good: number;
  readonly partial: number;
  readonly bad: readonly { name: string; score: number }[];
}

const gradeAll = (): Graded[] =>
  all.map((item) => ({
    good: scoreOf(item, item.good),
    partial: scoreOf(item, item.partial),
    bad: Object.entries(badAnswers(item, all)).map(([name, text]) => ({ name, score: scoreOf(item, text) })),
  }));

/** Whether a good answer stands above one that says a part of it, and both above what is none. */
export function sayOrders(): void {
  say();
  say(
    `Made-up answers to ${all.length} questions for a nurse, a chef, a developer, a driver, a teacher and a school leaver.`,
  );
  const graded = gradeAll();
  const names = graded[0]?.bad.map(({ name }) => name) ?? [];
  sayTable(
    ['answer', 'mean of 3', 'highest', 'below the good one', 'below the partial one'],
    [
      [
        ...spread(
          graded.map(({ good }) => good),
          'good',
        ),
        '',
        '',
      ],
      compare(graded, 'partial', ({ partial }) => partial),
      ...names.map((name) =>
        compare(graded, name, ({ bad }) => bad.find((answer) => answer.name === name)?.score ?? 0),
      ),
    ],
  );
  const orders = graded.flatMap(({ good, partial, bad }) => [
    good > partial,
    ...bad.flatMap(({ score }) => [good > score, partial > score]),
  ]);
  say();
  say(`Right orders, all pairs: ${shareOf(orders)} of ${orders.length}.`);
  sayTricks();
}

const shareOf = (cases: readonly boolean[]): string => percent(mean(cases.map((isSo) => (isSo ? 1 : 0))));

const spread = (scores: readonly number[], name: string): string[] => [
  name,
  mean(scores).toFixed(2),
  Math.max(...scores).toFixed(2),
];

/** One kind of answer beside the good and the partial one to the same question. */
function compare(graded: readonly Graded[], name: string, scoreIn: (row: Graded) => number): string[] {
  return [
    ...spread(graded.map(scoreIn), name),
    shareOf(graded.map((row) => scoreIn(row) < row.good)),
    shareOf(graded.map((row) => scoreIn(row) < row.partial)),
  ];
}

/** Whether more words, or the same words again, are worth more. */
function sayTricks(): void {
  const padded = all.map((item) => scoreOf(item, `${item.good} ${padding.join(' ')}`) - scoreOf(item, item.good));
  const repeated = all.map((item) => scoreOf(item, `${item.partial} `.repeat(8)) - scoreOf(item, item.partial));
  say(
    `Padding raised ${padded.filter((change) => change > 0).length} of ${all.length} good answers; saying it eight times raised ${repeated.filter((change) => change > 0).length} of ${all.length}.`,
  );
}
