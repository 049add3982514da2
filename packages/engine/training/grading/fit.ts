import type { Comparison } from '../../src/grading/compare-texts.ts';
import { type GradedAnswer, readGradedAnswers } from './graded-answers.ts';

/**
 * `node packages/engine/training/grading/fit.ts <folder of the data>` prints the weights of src/grading/calibration.ts.
 *
 * Least squares with a small ridge and fixed signs, on the questions that are not held out. A set counts by the number of its
 * questions, and is measured from its own mean: how generous its graders were is no matter of the answers. There is
 * nothing random in it.
 */
const names = [
  'coverage',
  'words',
  'start',
  'precision',
  'meaning',
  'pieces',
  'numbers',
  'denial',
] as const satisfies (keyof Comparison)[];
const ridge = 0.03;
const rounds = 2000;

const folder = process.argv[2];
if (!folder) throw new Error('Which folder is the data in?');
const sets = (['saf', 'semeval'] as const).map((set) =>
  readGradedAnswers(folder, set).filter(({ isHeldOut }) => !isHeldOut),
);
const weights = fit(sets);
const short = sets[1] ?? [];
const base =
  mean(short.map(({ grade }) => grade)) -
  names.reduce((sum, name, at) => sum + (weights[at] ?? 0) * mean(short.map((answer) => measureOf(answer, name))), 0);
process.stdout.write(
  `${['base', ...names].map((name, at) => `  ${name}: ${(at === 0 ? base : (weights[at - 1] ?? 0)).toFixed(3)},`).join('\n')}\n`,
);

function measureOf({ comparisons, nearest }: GradedAnswer, name: (typeof names)[number]): number {
  return comparisons[nearest]?.[name] ?? 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function fit(all: readonly (readonly GradedAnswer[])[]): number[] {
  const products = names.map(() => names.map(() => 0));
  const targets = names.map(() => 0);
  const questions = all.map((answers) => new Set(answers.map(({ question }) => question)).size);
  const asked = questions.reduce((sum, count) => sum + count, 0);
  all.forEach((answers, set) => {
    const part = (questions[set] ?? 0) / asked / answers.length;
    const grade = mean(answers.map((answer) => answer.grade));
    const means = names.map((name) => mean(answers.map((answer) => measureOf(answer, name))));
    for (const answer of answers) {
      const values = names.map((name, at) => measureOf(answer, name) - (means[at] ?? 0));
      values.forEach((value, row) => {
        targets[row] = (targets[row] ?? 0) + value * (answer.grade - grade) * part;
        values.forEach((other, column) => {
          const line = products[row];
          if (line) line[column] = (line[column] ?? 0) + value * other * part;
        });
      });
    }
  });
  const found = names.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    names.forEach((name, at) => {
      const own = (products[at]?.[at] ?? 0) + ridge;
      const others = found.reduce(
        (sum, weight, place) => (place === at ? sum : sum + weight * (products[at]?.[place] ?? 0)),
        0,
      );
      const best = ((targets[at] ?? 0) - others) / own;
      found[at] = name === 'denial' ? Math.min(0, best) : Math.max(0, best);
    });
  }
  return found;
}
