import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEncoder } from '../src/encoder/load-encoder.ts';
import { say } from '../training/say.ts';
import { figuresOf, type QuestionFigures } from './encoder-figures.ts';
import { bm25For, codesFor, readReference, tfIdfFor, vectorsFor } from './encoder-rankers.ts';
import { cvModelCalls, skillTask, type Task, titleTask } from './encoder-tasks.ts';
import { fitGatedLsa } from './gated-lsa.ts';
import type { Ranker } from './scoring-baselines.ts';
import { bootstrap, type Interval } from './scoring-metrics.ts';

export const about = 'how near the encoder puts texts about the same work, beside simple methods';

/** Beside the repository; not part of it. */
const data = path.join(import.meta.dirname, '../../../../shared/data');
const reference = path.join(data, 'encoder/reference.bin');
/** So many of the titles, evenly spread, are enough for intervals of two hundredths. */
const mostQuestions = 2000;

export async function run(): Promise<void> {
  if (!existsSync(data)) {
    say('The labelled data is not there; skipped.');
    return;
  }
  const { encoder, lineCodes } = loadEncoder();
  const methods: (readonly [string, (task: Task) => Ranker])[] = [
    ['BM25', bm25For],
    ['TF-IDF', tfIdfFor],
    gatedLsa(),
    ...(existsSync(reference) ? [referenceMethod()] : []),
    ['encoder', (task) => vectorsFor(task, encoder)],
    [`encoder, lines of ${lineCodes.parts} bytes`, (task) => codesFor(task, encoder, lineCodes)],
  ];
  for (const task of [...cvModelCalls(data, 'held-out'), titleTask(data, 'held-out'), skillTask(data, 'held-out')]) {
    compare(task, methods);
  }
}

function gatedLsa(): readonly [string, (task: Task) => Ranker] {
  const encoder = fitGatedLsa(data);
  return ['gated LSA', (task) => vectorsFor(task, encoder)];
}

function referenceMethod(): readonly [string, (task: Task) => Ranker] {
  const encoder = readReference(reference);
  return ['the recipe’s own file', (task) => vectorsFor(task, encoder)];
}

function compare(all: Task, methods: readonly (readonly [string, (task: Task) => Ranker])[]): void {
  const step = Math.max(1, all.questions.length / mostQuestions);
  const questions = all.questions.filter((_, at) => Math.floor(at % step) === 0);
  const task = { ...all, questions };
  const isLong = task.by === 'mean';
  say(`\n${task.name}: ${questions.length} questions, ${task.answers.length} answers, held out`);
  say(`${''.padEnd(26)} ${isLong ? 'nDCG@10              MAP' : 'MRR                  first'}`);
  let bm25: readonly number[] | undefined;
  for (const [name, ranker] of methods) {
    const figures = figuresOf(task, ranker(task));
    const main = isLong ? figures.ndcg : figures.reciprocal;
    say(`${name.padEnd(26)} ${show(bootstrap(main))}  ${show(bootstrap(second(figures, isLong)))}`);
    if (name === 'BM25') bm25 = main;
    if (name !== 'encoder' || !bm25) continue;
    const base = bm25;
    say(`${'encoder minus BM25'.padEnd(26)} ${show(bootstrap(main.map((value, at) => value - (base[at] ?? 0))))}`);
  }
}

const second = ({ map, reciprocal }: QuestionFigures, isLong: boolean): readonly number[] =>
  isLong ? map : reciprocal.map((value) => (value === 1 ? 1 : 0));

const show = ({ mean, low, high }: Interval): string => `${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;
