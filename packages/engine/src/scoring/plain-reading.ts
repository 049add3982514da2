import { inPlainWords } from '../plain-words/plain-words.ts';
import { readerModel } from '../reader/reader-model.ts';
import { type Judge, type ReadingPair, type SaidVerdict, saidVerdictOf } from '../reader/verdict.ts';

/**
 * Of 2,645 rows for choosing that have such words, 32 lines that were not taken for showing it are from here on: 28 do show it, 4
 * show nothing of it.
 */
const likelyFrom = 0.7;

export interface Said {
  readonly verdict: SaidVerdict;
  /** That the line shows it. */
  readonly chance: number;
}

/**
 * The reader paraphrases well and knows few words of trades: what it does not find as it is asked for it looks for again in plain
 * words. These may be wider than what was asked for, so that it is probably shown, and never ticked.
 */
export async function readInPlainWordsToo(pair: ReadingPair, judge: Judge): Promise<Said> {
  const opinion = await judge(pair);
  const verdict = saidVerdictOf(opinion, readerModel.metFrom);
  if (verdict === 'met' || verdict === 'likely') return { verdict, chance: opinion[2] };
  for (const requirement of inPlainWords(pair.requirement)) {
    const [, , chance] = await judge({ ...pair, requirement });
    if (chance >= likelyFrom) return { verdict: 'likely', chance };
  }
  return { verdict, chance: opinion[2] };
}
