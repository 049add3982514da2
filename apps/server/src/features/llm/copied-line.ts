import type { PreparedJob } from '@candela/engine/scoring/prepared-job.ts';
import type { ScoringLine } from '@candela/engine/scoring/scoring-input.ts';
import { isCopied, pairOf, writtenWords } from '@candela/engine/scoring/written-words.ts';

/** Whether a line was taken over from the advert, as the built-in engine tells it. A post's name may be the job's. */
export function isCopyOf({ written }: PreparedJob, { kind, text }: Pick<ScoringLine, 'kind' | 'text'>): boolean {
  if (kind === 'title') return false;
  const stands = (word: number): boolean => (((written[word >>> 5] ?? 0) >>> (word & 31)) & 1) === 1;
  const words = [...writtenWords(text)];
  const pairs = words.slice(1).filter((word, at) => stands(pairOf(words[at] ?? 0, word))).length;
  const isName = kind === 'education' || kind === 'certificate';
  return isCopied(words.length, words.filter(stands).length, pairs, isName);
}
