import { loadEncoder } from '../encoder/load-encoder.ts';
import { stemsOf } from '../encoder/words.ts';
import { type FactorFrame, frameFactors } from './factor-frames.ts';
import { type JobAsks, readJobAsks } from './job-asks.ts';
import type { ScoringJob } from './scoring-input.ts';
import { hashStem } from './stem-hash.ts';

/**
 * A job in the form it is scored in. Everything asked for is an item: first those compared by meaning and by words (title,
 * requirements, nice to have), then those compared by words alone (skills, certificates).
 */
export interface PreparedJob {
  readonly asks: JobAsks;
  readonly frames: readonly FactorFrame[];
  readonly ranges: Readonly<Record<'title' | 'requirements' | 'niceToHave' | 'skills' | 'certificates', ItemRange>>;
  /** Of each item against the others of its kind. */
  readonly itemWeights: Float64Array;
  /** How like each word of the code book is to the job as a whole, part by part. */
  readonly workLikeness: Int16Array;
  /** The meaning of the items compared by it. */
  readonly queryCodes: Uint8Array;
  readonly itemCount: number;
  readonly firstSkill: number;
  /** A table from the words of the job to their numbers: place by hash, then the next free one; 0 is an empty place. */
  readonly wordKeys: Uint32Array;
  readonly wordNumbers: Uint16Array;
  readonly wordCount: number;
  /** Where the uses of each word start; one more than there are words. A use is an item, and the share of it the word is. */
  readonly useStarts: Uint16Array;
  readonly useItems: Uint16Array;
  readonly useShares: Float64Array;
}

/** Where the items of a kind stand among those of the job. */
export interface ItemRange {
  readonly from: number;
  readonly to: number;
}

interface WordUse {
  readonly item: number;
  readonly share: number;
}

export function prepareJob(job: ScoringJob): PreparedJob {
  const { encoder, lineCodes, weightOf } = loadEncoder();
  const asks = readJobAsks(job);
  const compared = [asks.title, ...asks.requirements.map(byWords), ...asks.niceToHave.map(byWords)];
  const listed = [...asks.skills, ...asks.certificates];
  const vectorOf = (text: string) => encoder.encode(text) ?? new Float64Array(encoder.dimensions);
  const queryCodes = new Uint8Array(compared.length * lineCodes.parts);
  compared.forEach((text, at) => {
    queryCodes.set(lineCodes.codesOf(vectorOf(text)), at * lineCodes.parts);
  });
  const uses = new Map<number, WordUse[]>();
  [...compared, ...listed].forEach((text, item) => {
    const words = new Map(stemsOf(text).flatMap((stem) => (stem === '' ? [] : [[hashStem(stem), weightOf(stem)]])));
    const whole = [...words.values()].reduce((sum, weight) => sum + weight, 0);
    for (const [word, weight] of words) {
      const list = uses.get(word) ?? [];
      list.push({ item, share: weight / whole });
      uses.set(word, list);
    }
  });
  return {
    asks,
    frames: frameFactors(asks),
    ranges: rangesOf(asks),
    itemWeights: Float64Array.from([
      1,
      ...[...asks.requirements, ...asks.niceToHave].map(({ weight }) => weight),
      ...listed.map(() => 1),
    ]),
    workLikeness: lineCodes.likenessTo(vectorOf(asks.work)),
    queryCodes,
    itemCount: compared.length + listed.length,
    firstSkill: compared.length,
    ...tabulate([...uses.keys()]),
    useStarts: startsOf([...uses.values()]),
    useItems: Uint16Array.from([...uses.values()].flat(), ({ item }) => item),
    useShares: Float64Array.from([...uses.values()].flat(), ({ share }) => share),
  };
}

function rangesOf(asks: JobAsks): PreparedJob['ranges'] {
  const nice = 1 + asks.requirements.length;
  const skills = nice + asks.niceToHave.length;
  const certificates = skills + asks.skills.length;
  return {
    title: { from: 0, to: 1 },
    requirements: { from: 1, to: nice },
    niceToHave: { from: nice, to: skills },
    skills: { from: skills, to: certificates },
    certificates: { from: certificates, to: certificates + asks.certificates.length },
  };
}

const byWords = ({ comparedBy }: { readonly comparedBy: string }): string => comparedBy;

function startsOf(lists: readonly (readonly unknown[])[]): Uint16Array {
  const starts = new Uint16Array(lists.length + 1);
  lists.forEach((list, at) => {
    starts[at + 1] = (starts[at] ?? 0) + list.length;
  });
  return starts;
}

function tabulate(words: readonly number[]): Pick<PreparedJob, 'wordKeys' | 'wordNumbers' | 'wordCount'> {
  let size = 64;
  while (size < words.length * 8) size *= 2;
  const wordKeys = new Uint32Array(size);
  const wordNumbers = new Uint16Array(size);
  words.forEach((hash, index) => {
    let place = hash & (size - 1);
    while (wordKeys[place] !== 0 && wordKeys[place] !== hash) place = (place + 1) & (size - 1);
    wordKeys[place] = hash;
    wordNumbers[place] = index;
  });
  return { wordKeys, wordNumbers, wordCount: words.length };
}
