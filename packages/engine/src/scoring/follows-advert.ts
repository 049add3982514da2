import { cosine, type TextVector } from '../encoder/encoder.ts';
import { loadEncoder } from '../encoder/load-encoder.ts';
import { stemsOf } from '../encoder/words.ts';
import type { JobAsks } from './job-asks.ts';
import type { EvidenceLine, ScoredLines } from './prepared-cv.ts';
import type { PreparedJob } from './prepared-job.ts';

/** A line by its words and its meaning. */
interface Told {
  readonly words: ReadonlyMap<string, number>;
  readonly whole: number;
  readonly vector: TextVector | undefined;
}

/**
 * From here on a line says what a line of the advert says: by its words, of which both have most, or by its meaning. Of a strong CV
 * written without the advert in view two of six lines did at most; of adverts told anew, three of seven at least.
 */
const closeByWords = 0.45;
const closeByMeaning = 0.75;
/** Two or three words are alike by chance. */
const fewestWords = 3;
/** An advert of fewer lines says what people of the trade say of themselves anyway: "Lead a kitchen of six", "Plan the weekly menu". */
const fewestInAdvert = 6;
/** So many of the advert's lines, and so large a share of them. */
const fewestLines = 3;
const leastShare = 0.4;

function tell(stems: readonly string[], vector: TextVector | undefined): Told {
  const { weightOf } = loadEncoder();
  const words = new Map(stems.filter((stem) => stem !== '').map((stem) => [stem, weightOf(stem)]));
  return { words, whole: [...words.values()].reduce((sum, weight) => sum + weight, 0), vector };
}

const isWork = ({ kind }: EvidenceLine): boolean => kind === 'experience' || kind === 'other';
const saysEnough = ({ words }: Told): boolean => words.size >= fewestWords;

function isClose(one: Told, other: Told): boolean {
  let shared = 0;
  for (const [stem, weight] of one.words) if (other.words.has(stem)) shared += weight;
  const meaning = one.vector && other.vector ? cosine(one.vector, other.vector) : 0;
  return (2 * shared) / (one.whole + other.whole) >= closeByWords || meaning >= closeByMeaning;
}

const advertLines = ({ told }: JobAsks): Told[] =>
  told.map((text) => tell(stemsOf(text), loadEncoder().encoder.encode(text))).filter(saysEnough);

/**
 * Whether the work a CV tells of is the advert's, line by line, in words of its own. It may be true all the same, so that it moves
 * no score: the recruiter is told, and asks.
 */
export function followsAdvert({ asks }: PreparedJob, { evidence }: ScoredLines): boolean {
  const advert = advertLines(asks);
  if (advert.length < fewestInAdvert) return false;
  const lines = evidence
    .filter(isWork)
    .map(({ stems, vector }) => tell(stems, vector))
    .filter(saysEnough);
  const taken = new Set<Told>();
  for (const line of lines) {
    const close = advert.find((one) => !taken.has(one) && isClose(one, line));
    if (close) taken.add(close);
  }
  return taken.size >= fewestLines && taken.size >= leastShare * advert.length;
}
