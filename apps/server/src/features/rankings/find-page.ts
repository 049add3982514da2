import type { ScoreCount } from './ranking-head.repo.ts';
import type { Slice } from './rankings.repo.ts';

export interface Found {
  total: number;
  hidden: number;
  slice: Slice;
}

/**
 * Where a page begins, from the counts alone: skipping whole scores first leaves only a few rows to step over, on the
 * last page as on the first.
 */
export function findPage(
  counts: readonly ScoreCount[],
  { minScore, page, pageSize }: { minScore: number; page: number; pageSize: number },
): Found {
  const above = counts.filter(({ score }) => score >= minScore);
  const total = above.reduce((sum, { people }) => sum + people, 0);
  const hidden = counts.reduce((sum, { people }) => sum + people, 0) - total;
  let toSkip = (page - 1) * pageSize;
  let below = 101;
  for (const { score, people } of above) {
    if (toSkip < people) break;
    toSkip -= people;
    below = score;
  }
  return { total, hidden, slice: { below, minScore, offset: toSkip, limit: pageSize } };
}
