import { loadEncoder } from '../src/encoder/load-encoder.ts';
import { prepareCv } from '../src/scoring/prepared-cv.ts';
import { prepareJob } from '../src/scoring/prepared-job.ts';
import { scoreCvs } from '../src/scoring/score-match.ts';
import {
  isHeldOutQuery,
  type OccupationQuery,
  readEscoQueries,
  readOnetQueries,
} from '../training/encoder/scoring-queries.ts';
import { fitGatedLsa } from './gated-lsa.ts';
import { createBm25, createOneVector, createTfIdf } from './scoring-baselines.ts';
import { type LabelledCv, readLabelledCvs } from './scoring-dev-cvs.ts';
import { jobOfQuery } from './scoring-jobs.ts';
import { bootstrap, type Interval, type RankingFigures, rankingFigures } from './scoring-metrics.ts';

const worthALook = 65;

type Scorer = (query: OccupationQuery) => number[];

/**
 * How well people are ranked, on the half of the CVs and of the questions that nothing was trained or tuned on, or on the
 * other half: the scorer beside simple methods, and what a score of 65 means.
 */
export function scoringReport(data: string, isOnHeldOut: boolean): string {
  const cvs = readLabelledCvs(data).filter(({ isHeldOut }) => isHeldOut === isOnHeldOut);
  const pool = cvs.map(({ text }) => text);
  const prepared = cvs.map(({ scoring }) => prepareCv(scoring));
  const asText =
    (rank: (question: string) => number[]): Scorer =>
    (query) =>
      rank(textOf(query));
  const methods: [string, Scorer][] = [
    ['BM25', asText(createBm25(pool))],
    ['TF-IDF', asText(createTfIdf(pool))],
    ['gated LSA, one vector', asText(createOneVector(pool, fitGatedLsa(data)))],
    ['encoder, one vector', asText(createOneVector(pool, loadEncoder().encoder))],
    ['score', (query) => scoreCvs(prepareJob(jobOfQuery(query)), prepared).map(({ score }) => score)],
  ];
  return [
    ['ESCO occupations', readEscoQueries(data)] as const,
    ['O*NET occupations (in the encoder’s training)', readOnetQueries(data)] as const,
  ]
    .flatMap(([name, all]) => [
      '',
      ...compare(
        name,
        all.filter((query) => isHeldOutQuery(query) === isOnHeldOut),
        cvs,
        methods,
      ),
    ])
    .join('\n');
}

const textOf = ({ title, description, tasks }: OccupationQuery): string =>
  [title, description, ...tasks.slice(0, 14)].join('\n');

function compare(
  name: string,
  queries: readonly OccupationQuery[],
  cvs: readonly LabelledCv[],
  methods: readonly (readonly [string, Scorer])[],
): string[] {
  const lines = [
    `${name}: ${queries.length} questions, ${cvs.length} CVs`,
    'method                 nDCG@10             MAP',
  ];
  const others = new Map<string, RankingFigures[]>();
  for (const [method, score] of methods) {
    const scores = queries.map(score);
    const figures = queries.map((query, at) => ranked(query, scores[at] ?? [], cvs));
    const ndcg = bootstrap(figures.map((figure) => figure.ndcg));
    const map = bootstrap(figures.map((figure) => figure.map));
    lines.push(`${method.padEnd(22)} ${show(ndcg)}  ${show(map)}`);
    if (method !== 'score') {
      others.set(method, figures);
      continue;
    }
    for (const [other, theirs] of others) {
      const gain = (of: keyof RankingFigures) =>
        show(bootstrap(figures.map((figure, at) => figure[of] - (theirs[at]?.[of] ?? 0))));
      lines.push(`${`score minus ${other}`.padEnd(35)}${gain('ndcg')}  ${gain('map')}`);
    }
    lines.push(...atThreshold(queries, scores, cvs));
  }
  return lines;
}

const show = ({ mean, low, high }: Interval): string => `${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;

function ranked({ category }: OccupationQuery, scores: readonly number[], cvs: readonly LabelledCv[]): RankingFigures {
  const order = [...cvs.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return rankingFigures(order.map((at) => cvs[at]?.category === category));
}

function atThreshold(
  queries: readonly OccupationQuery[],
  scores: readonly number[][],
  cvs: readonly LabelledCv[],
): string[] {
  const inside: number[] = [];
  const outside: number[] = [];
  queries.forEach(({ category }, query) => {
    cvs.forEach((cv, at) => {
      (cv.category === category ? inside : outside).push(scores[query]?.[at] ?? 0);
    });
  });
  const above = (values: readonly number[]): number => values.filter((value) => value >= worthALook).length;
  const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
  return [
    `at ${worthALook}: ${percent(above(inside) / inside.length)} of the category's CVs reach it, ${percent(above(outside) / outside.length)} of all others; ` +
      `of those that reach it ${percent(above(inside) / (above(inside) + above(outside)))} are of the category (${percent(inside.length / (inside.length + outside.length))} of all)`,
    `quarters of the scores: category ${quarters(inside)}, others ${quarters(outside)}`,
  ];
}

function quarters(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  return [0.25, 0.5, 0.75]
    .map((share) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0))
    .join(' / ');
}
