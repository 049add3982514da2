import { codeWords } from '../../src/loops/loops.ts';
import { createRandom } from './random.ts';

export interface CodeBook {
  readonly scale: number;
  readonly values: Int8Array;
}

const rounds = 14;
/** More lines change the centres by less than the choice of the seed. */
const mostPoints = 12_000;

/** The components of a vector that belong to a part: dealt out like cards, since the first ones carry the most. */
function partOf(vector: Float64Array, part: number, parts: number, width: number): Float64Array {
  return Float64Array.from({ length: width }, (_, at) => vector[part + at * parts] ?? 0);
}

/** For each part of the vectors the 256 values that stand for all others with the least error: k-means. */
export function trainCodeBook(all: readonly Float64Array[], parts: number, seed: number): CodeBook {
  const step = Math.max(1, all.length / mostPoints);
  const vectors = Array.from(
    { length: Math.min(all.length, mostPoints) },
    (_, at) => all[Math.floor(at * step)],
  ).filter((vector) => vector !== undefined);
  const width = (vectors[0]?.length ?? 0) / parts;
  const random = createRandom(seed);
  const centres = Array.from({ length: parts }, (_, part) =>
    cluster(
      vectors.map((vector) => partOf(vector, part, parts, width)),
      random,
    ),
  );
  const largest = Math.max(...centres.flat().map((centre) => Math.max(...centre.map(Math.abs))));
  const scale = largest / 127;
  const values = new Int8Array(parts * codeWords * width);
  centres.forEach((words, part) => {
    words.forEach((word, index) => {
      word.forEach((value, at) => {
        values[(part * codeWords + index) * width + at] = Math.round(value / scale);
      });
    });
  });
  return { scale, values };
}

function cluster(points: readonly Float64Array[], random: () => number): Float64Array[] {
  let centres = Array.from({ length: codeWords }, () =>
    Float64Array.from(points[Math.floor(random() * points.length)] as Float64Array),
  );
  for (let round = 0; round < rounds; round++) {
    const sums = centres.map((centre) => new Float64Array(centre.length));
    const counts = new Float64Array(codeWords);
    for (const point of points) {
      const nearest = nearestOf(point, centres);
      counts[nearest] = (counts[nearest] ?? 0) + 1;
      const sum = sums[nearest] as Float64Array;
      for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + (point[at] as number);
    }
    centres = sums.map((sum, at) =>
      counts[at]
        ? sum.map((value) => value / (counts[at] as number))
        : Float64Array.from(points[Math.floor(random() * points.length)] as Float64Array),
    );
  }
  return centres;
}

function nearestOf(point: Float64Array, centres: readonly Float64Array[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < centres.length; index++) {
    const centre = centres[index] as Float64Array;
    let distance = 0;
    for (let at = 0; at < centre.length; at++) distance += ((point[at] as number) - (centre[at] as number)) ** 2;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}
