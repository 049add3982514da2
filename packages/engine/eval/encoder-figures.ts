import type { Task } from './encoder-tasks.ts';
import type { Ranker } from './scoring-baselines.ts';
import { rankingFigures } from './scoring-metrics.ts';

/** Of each question: how good the order of the answers is. */
export interface QuestionFigures {
  readonly ndcg: readonly number[];
  readonly map: readonly number[];
  /** One over the place of the first right answer. */
  readonly reciprocal: readonly number[];
}

export function figuresOf(task: Task, rank: Ranker): QuestionFigures {
  const figures = task.questions.map(({ text, right }) => {
    const scores = rank(text);
    if (task.by === 'nearest') return { ndcg: 0, map: 0, reciprocal: 1 / firstRight(scores, right) };
    const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    return { ...rankingFigures(order.map((at) => right.has(at))), reciprocal: 1 / firstRight(scores, right) };
  });
  return {
    ndcg: figures.map(({ ndcg }) => ndcg),
    map: figures.map(({ map }) => map),
    reciprocal: figures.map(({ reciprocal }) => reciprocal),
  };
}

/** The place of the best right answer; what is scored the same shares the middle of its places. */
function firstRight(scores: readonly number[], right: ReadonlySet<number>): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const at of right) best = Math.max(best, scores[at] ?? 0);
  let above = 0;
  let level = 0;
  for (const score of scores) {
    if (score > best) above++;
    else if (score === best) level++;
  }
  return above + (level + 1) / 2;
}
