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

/** Whether a good answer stands above one that says a part of it, and both above what is none. */
export function sayOrders(): void {
  say();
  say(
    `Made-up answers to ${all.length} questions for a nurse, a chef, a developer, a driver, a teacher and a school leaver.`,
  );
  const rows = all.map((item) => ({
    item,
    good: scoreOf(item, item.good),
    partial: scoreOf(item, item.partial),
    bad: Object.entries(badAnswers(item, all)).map(([name, text]) => ({ name, score: scoreOf(item, text) })),
  }));
  const line = (
    name: string,
    scores: readonly number[],
    below: (at: number) => boolean,
    atMost: (at: number) => boolean,
  ) => [
    name,
    mean(scores).toFixed(2),
    Math.max(...scores).toFixed(2),
    percent(mean(scores.map((_, at) => (below(at) ? 1 : 0)))),
    percent(mean(scores.map((_, at) => (atMost(at) ? 1 : 0)))),
  ];
  const names = rows[0]?.bad.map(({ name }) => name) ?? [];
  const kinds = names.map((name) => {
    const scores = rows.map(({ bad }) => bad.find((answer) => answer.name === name)?.score ?? 0);
    return line(
      name,
      scores,
      (at) => (scores[at] ?? 0) < (rows[at]?.good ?? 0),
      (at) => (scores[at] ?? 0) < (rows[at]?.partial ?? 0),
    );
  });
  const partial = rows.map((row) => row.partial);
  sayTable(
    ['answer', 'mean of 3', 'highest', 'below the good one', 'below the partial one'],
    [
      [
        'good',
        mean(rows.map(({ good }) => good)).toFixed(2),
        Math.max(...rows.map(({ good }) => good)).toFixed(2),
        '',
        '',
      ],
      line(
        'partial',
        partial,
        (at) => (partial[at] ?? 0) < (rows[at]?.good ?? 0),
        () => false,
      ),
      ...kinds,
    ],
  );
  const orders = rows.flatMap(({ good, partial: part, bad }) => [
    good > part,
    ...bad.flatMap(({ score }) => [good > score, part > score]),
  ]);
  say();
  say(`Right orders, all pairs: ${percent(mean(orders.map((isRight) => (isRight ? 1 : 0))))} of ${orders.length}.`);
  const padded = all.map((item) => scoreOf(item, `${item.good} ${padding.join(' ')}`) - scoreOf(item, item.good));
  const repeated = all.map((item) => scoreOf(item, `${item.partial} `.repeat(8)) - scoreOf(item, item.partial));
  say(
    `Padding raised ${padded.filter((change) => change > 0).length} of ${all.length} good answers; saying it eight times raised ${repeated.filter((change) => change > 0).length} of ${all.length}.`,
  );
}
