import { cosine, type Encoder } from '../encoder/encoder.ts';
import { stemsOf } from '../encoder/words.ts';
import { askedYears } from './asked-years.ts';
import type { AskedItem, JobAsks } from './job-asks.ts';
import { hashStem } from './stem-hash.ts';

/** So like the title, a requirement is about the job's own work. */
const sameWork = 0.3;
/** A word of the title that tells so much says the same. */
const tellingWord = 2;

export interface Known {
  readonly encoder: Encoder;
  weightOf(stem: string): number;
}

/**
 * The years a requirement asks for in the job's own work, such as "three years of building backend services" of a backend
 * engineer: posts like the job meet it. 0 for any other requirement; one that names a tool asks for that tool.
 */
export function ownYears({ text, comparedBy }: AskedItem, title: string, { encoder, weightOf }: Known): number {
  const years = askedYears(text);
  if (years === undefined || /\p{Lu}/u.test(comparedBy)) return 0;
  const [asked, whole] = [encoder.encode(comparedBy), encoder.encode(title)];
  if (asked && whole && cosine(asked, whole) >= sameWork) return years;
  const telling = (words: string) => stemsOf(words).filter((stem) => stem !== '' && weightOf(stem) >= tellingWord);
  const inTitle = new Set(telling(title).map(hashStem));
  return telling(comparedBy).some((stem) => inTitle.has(hashStem(stem))) ? years : 0;
}

/**
 * Years of the job's own work are judged once, as experience, and stand there alone. Years of anything else ("three years with
 * Kubernetes") ask for that thing: they stand among the requirements, and are not taken for the years the job asks for.
 */
export function settleYears(asks: JobAsks, known: Known): JobAsks {
  const isOwn = (item: AskedItem) => ownYears(item, asks.title, known) > 0;
  const itemOf = (text: string) => asks.requirements.find((item) => item.text === text);
  const [years] = asks.yearsAsked
    .filter(({ text }) => {
      const item = itemOf(text);
      return item === undefined || isOwn(item);
    })
    .sort((a, b) => b.count - a.count);
  const { years: _, ...rest } = asks;
  return {
    ...rest,
    ...(years && { years }),
    requirements: asks.requirements.filter(({ text }) => text !== years?.text),
  };
}
