import { inPlainWords } from '../plain-words/plain-words.ts';
import { readerModel } from '../reader/reader-model.ts';
import { type Judge, type ReadingPair, type SaidVerdict, saidVerdictOf } from '../reader/verdict.ts';

/**
 * Of 2,126 rows for choosing that have such words, 25 lines that were not taken for showing it are from here on: 20 do, 4 show nothing of
 * it. Of whole CVs many lines are read, of which one more often seems to show it: from .7 on 6 of 20 things were found that were not there,
 * from here on 2 of 11.
 */
export const likelyFrom = 0.85;

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
