import { prepareCv } from '../src/scoring/prepared-cv.ts';
import { prepareJob } from '../src/scoring/prepared-job.ts';
import { scoreCvs } from '../src/scoring/score-match.ts';
import { isHeldOutQuery, readEscoQueries, readOnetQueries } from '../training/encoder/scoring-queries.ts';
import { readLabelledCvs } from './scoring-dev-cvs.ts';
import { jobOfQuery } from './scoring-jobs.ts';

interface Spread {
  readonly name: string;
  readonly quantiles: readonly number[];
}

const shares = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95];

/** How far each factor is lit, for people of an occupation's category and for others, on the half used for tuning. */
export function measureHalf(data: string): Spread[] {
  const cvs = readLabelledCvs(data).filter(({ isHeldOut }) => !isHeldOut);
  const prepared = cvs.map(({ scoring }) => prepareCv(scoring));
  const values = new Map<string, number[]>();
  const add = (name: string, value: number): void => {
    const list = values.get(name);
    if (list) list.push(value);
    else values.set(name, [value]);
  };
  for (const query of [...readEscoQueries(data), ...readOnetQueries(data)].filter((one) => !isHeldOutQuery(one))) {
    scoreCvs(prepareJob(jobOfQuery(query)), prepared).forEach(({ score, factors }, at) => {
      const whose = cvs[at]?.category === query.category ? 'category' : 'others';
      for (const { id, lit } of factors) add(`${id}, ${whose}`, lit);
      add(`score, ${whose}`, score);
    });
  }
  return [...values]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, list]) => {
      const sorted = list.sort((a, b) => a - b);
      return { name, quantiles: shares.map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0) };
    });
}
