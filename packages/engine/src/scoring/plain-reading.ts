import { inPlainWords } from '../plain-words/plain-words.ts';
import type { Judge, ReadingPair } from '../reader/verdict.ts';
import type { LineToRead } from './lines-to-read.ts';
import { type ItemReading, light, readItem, type Said } from './read-item.ts';

/**
 * Of 2,126 rows for choosing that have such words, 25 lines that were not taken for showing it are from here on: 20 do, 4 show nothing of
 * it. Of whole CVs many lines are read, of which one more often seems to show it: from .7 on 6 of 20 things were found that were not there,
 * from here on 2 of 11.
 */
const likelyFrom = 0.85;

async function readPlain(pair: ReadingPair, judge: Judge): Promise<Said> {
  const [, , chance] = await judge(pair);
  return { verdict: chance >= likelyFrom ? 'likely' : 'no', chance };
}

/**
 * The reader paraphrases well and knows few words of trades: what no line shows as it is asked for is looked for again in plain words.
 * These may be wider than what was asked for, so that it is probably shown, and never ticked.
 */
export async function readInPlainWords(
  found: ItemReading,
  asked: string,
  linesFor: (plain: string) => readonly LineToRead[],
  judge: Judge,
): Promise<ItemReading> {
  if (light[found.verdict] >= light.likely) return found;
  for (const requirement of inPlainWords(asked)) {
    const lines = linesFor(requirement).map((line) => ({ ...line, pair: { ...line.pair, requirement } }));
    const read = await readItem(found.item, () => 'likely', lines, judge, readPlain);
    if (read.verdict === 'likely') return read;
  }
  return found;
}
