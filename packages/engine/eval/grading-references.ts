import { weigh } from '../src/grading/cover-reference.ts';
import { createRandom } from '../training/encoder/random.ts';
import { type GradedAnswer, readGradedAnswers } from '../training/grading/graded-answers.ts';
import { say, sayTable } from '../training/say.ts';
import { pearson } from './grading/pearson.ts';

type Method = (answer: GradedAnswer) => number;

const coverage: Method = ({ comparisons }) => Math.max(...comparisons.map(weigh));

/** Samples are redrawn a thousand times; each answer is looked at once. */
function once(method: Method): Method {
  const known = new Map<GradedAnswer, number>();
  return (answer) => {
    const value = known.get(answer) ?? method(answer);
    known.set(answer, value);
    return value;
  };
}

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z0-9]+/g));

/** The simple method: which share of the reference's words stand in the answer. */
const overlap: Method = ({ references, answer }) => {
  const own = wordsIn(answer);
  return Math.max(
    ...references.map((reference) => {
      const words = [...wordsIn(reference)];
      return words.filter((word) => own.has(word)).length / Math.max(1, words.length);
    }),
  );
};

/** Where a figure lies in 95 of 100 samples redrawn from groups: from single answers, or from whole questions. */
function redraw<T>(groups: readonly (readonly T[])[], figure: (items: readonly T[]) => number): string {
  const random = createRandom(7);
  const found = Array.from({ length: 1000 }, () =>
    figure(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? [])),
  ).sort((a, b) => a - b);
  return `${short(found[25] ?? 0)}–${short(found[974] ?? 0)}`;
}

const short = (value: number): string => value.toFixed(3).replace(/^0/, '');

function byQuestion(answers: readonly GradedAnswer[]): GradedAnswer[][] {
  const groups = new Map<string, GradedAnswer[]>();
  for (const answer of answers) groups.set(answer.question, [...(groups.get(answer.question) ?? []), answer]);
  return [...groups.values()];
}

const heldOut = (answers: readonly GradedAnswer[]) => answers.filter(({ isHeldOut }) => isHeldOut);
const tuned = (answers: readonly GradedAnswer[]) => answers.filter(({ isHeldOut }) => !isHeldOut);

function sayCorrelations(all: readonly GradedAnswer[]): void {
  const answers = heldOut(all);
  const questions = byQuestion(answers);
  say(
    `Free-text answers with a score (SAF): ${answers.length} answers to ${questions.length} questions that nothing was fitted on; fitted on ${tuned(all).length} answers to ${byQuestion(tuned(all)).length} others. Pearson r with the graders.`,
  );
  const row = (name: string, method: Method): string[] => {
    const figure = (items: readonly GradedAnswer[]) => agreement(method, items);
    const each = questions.map(figure).filter((r) => Number.isFinite(r));
    return [
      name,
      short(figure(answers)),
      redraw(
        answers.map((answer) => [answer]),
        figure,
      ),
      redraw(questions, figure),
      short(each.reduce((sum, r) => sum + r, 0) / each.length),
    ];
  };
  const [simple, ours] = [once(overlap), once(coverage)];
  const agreement = (method: Method, items: readonly GradedAnswer[]) =>
    pearson(items.map((item) => [method(item), item.grade]));
  const gain = (items: readonly GradedAnswer[]) => agreement(ours, items) - agreement(simple, items);
  sayTable(
    ['', 'r', '95 % (answers)', '95 % (questions)', 'mean r within a question'],
    [
      row('word overlap with the reference', simple),
      row('coverage and alignment', ours),
      [
        'its r minus that of word overlap',
        short(gain(answers)),
        redraw(
          answers.map((answer) => [answer]),
          gain,
        ),
        redraw(questions, gain),
        '',
      ],
      ['the data’s README: coverage and alignment', '.56', '', '', ''],
      ['two human graders', '.60', '', '', ''],
    ],
  );
}

/** The cut that is right most often, found on the questions that may be looked at. */
function bestCut(answers: readonly GradedAnswer[], method: Method): number {
  const values = answers.map((answer) => ({ value: method(answer), isRight: answer.grade === 1 }));
  let best = { cut: 0, right: -1 };
  for (let cut = 0; cut <= 1; cut += 0.01) {
    const right = values.filter(({ value, isRight }) => value >= cut === isRight).length;
    if (right > best.right) best = { cut, right };
  }
  return best.cut;
}

function sayAccuracy(all: readonly GradedAnswer[]): void {
  const answers = heldOut(all);
  say();
  say(
    `Short answers, correct or not (SemEval 2013): ${answers.length} answers to ${byQuestion(answers).length} held-out questions; the cut was set on ${tuned(all).length} answers to ${byQuestion(tuned(all)).length} others.`,
  );
  const row = (name: string, isCorrect: (answer: GradedAnswer) => boolean): string[] => {
    const accuracy = (items: readonly GradedAnswer[]) =>
      items.filter((item) => isCorrect(item) === (item.grade === 1)).length / items.length;
    const f1 = (label: number) => {
      const said = answers.filter((item) => (isCorrect(item) ? 1 : 0) === label);
      const hits = said.filter((item) => item.grade === label).length;
      const truth = answers.filter((item) => item.grade === label).length;
      return said.length + truth === 0 ? 0 : (2 * hits) / (said.length + truth);
    };
    return [
      name,
      short(accuracy(answers)),
      redraw(
        answers.map((answer) => [answer]),
        accuracy,
      ),
      short(f1(1)),
      short((f1(0) + f1(1)) / 2),
    ];
  };
  const cut = (slow: Method) => {
    const method = once(slow);
    const at = bestCut(tuned(all), method);
    return (answer: GradedAnswer) => method(answer) >= at;
  };
  const [simple, ours] = [cut(overlap), cut(coverage)];
  const each = answers.map((answer) => [answer]);
  const rightBy = (method: (answer: GradedAnswer) => boolean, item: GradedAnswer) =>
    method(item) === (item.grade === 1) ? 1 : 0;
  const gain = (items: readonly GradedAnswer[]) =>
    items.reduce((sum, item) => sum + rightBy(ours, item) - rightBy(simple, item), 0) / items.length;
  sayTable(
    ['', 'accuracy', '95 %', 'F1 of correct', 'mean F1'],
    [
      row('majority (incorrect)', () => false),
      row('word overlap with the reference', simple),
      row('coverage and alignment', ours),
      ['its accuracy minus that of word overlap', short(gain(answers)), redraw(each, gain), '', ''],
    ],
  );
}

export function sayReferenceFigures(data: string): void {
  sayCorrelations(readGradedAnswers(data, 'saf'));
  sayAccuracy(readGradedAnswers(data, 'semeval'));
}
