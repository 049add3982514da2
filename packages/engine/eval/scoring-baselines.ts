import { cosine, type Encoder, type TextVector, toUnitLength } from '../src/encoder/encoder.ts';
import { stemsOf } from '../src/encoder/words.ts';
import { cutLines } from '../src/scoring/cut-lines.ts';

/** Scores every text of a pool for a question. */
export type Ranker = (question: string) => number[];

interface Counted {
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

function count(text: string): Counted {
  const stems = stemsOf(text).filter((stem) => stem !== '');
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { counts, length: stems.length };
}

function frequenciesOf(texts: readonly Counted[]): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const { counts } of texts)
    for (const stem of counts.keys()) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
  return frequencies;
}

/** k1 1.2, b .75, on the encoder's stems. */
export function createBm25(pool: readonly string[]): Ranker {
  const texts = pool.map(count);
  const frequencies = frequenciesOf(texts);
  const average = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  return (question) => {
    const words = [...count(question).counts.keys()];
    return texts.map(({ counts, length }) =>
      words.reduce((sum, word) => {
        const here = counts.get(word) ?? 0;
        const everywhere = frequencies.get(word) ?? 0;
        const rarity = Math.log(1 + (texts.length - everywhere + 0.5) / (everywhere + 0.5));
        return sum + (rarity * here * 2.2) / (here + 1.2 * (0.25 + (0.75 * length) / average));
      }, 0),
    );
  };
}

/** The cosine of (1 + ln tf) · idf. */
export function createTfIdf(pool: readonly string[]): Ranker {
  const texts = pool.map(count);
  const frequencies = frequenciesOf(texts);
  const weigh = ({ counts }: Counted): Map<string, number> => {
    const weights = new Map<string, number>();
    for (const [stem, times] of counts) {
      weights.set(stem, (1 + Math.log(times)) * Math.log((texts.length + 1) / ((frequencies.get(stem) ?? 0) + 1)));
    }
    const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
    for (const [stem, weight] of weights) weights.set(stem, weight / length);
    return weights;
  };
  const weighed = texts.map(weigh);
  return (question) => {
    const asked = weigh(count(question));
    return weighed.map((weights) => {
      let sum = 0;
      for (const [stem, weight] of asked) sum += weight * (weights.get(stem) ?? 0);
      return sum;
    });
  };
}

/** An encoder alone: the cosine with the mean of a CV's lines. */
export function createOneVector(pool: readonly string[], encoder: Encoder): Ranker {
  const means = pool.map((text) =>
    meanOf(
      cutLines(text, (line) => line).flatMap((line) => encoder.encode(line) ?? []),
      encoder.dimensions,
    ),
  );
  return (question) => {
    const vector = encoder.encode(question);
    return means.map((mean) => (vector && mean ? cosine(vector, mean) : 0));
  };
}

function meanOf(vectors: readonly TextVector[], dimensions: number): TextVector | undefined {
  const sum = new Float64Array(dimensions);
  for (const vector of vectors) for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  return toUnitLength(sum);
}
