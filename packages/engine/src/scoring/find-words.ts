import type { PreparedCv } from './prepared-cv.ts';
import type { PreparedJob } from './prepared-job.ts';

/** Called for each line and each item that shares words with it: which share of the item's words stands in the line. */
export type SharedWords = (item: number, line: number, share: number) => void;

/** Room that grows with the longest job; the number of the line in which a word or an item was last seen. */
let wordSeen = new Int32Array(1024);
let itemSeen = new Int32Array(256);
let itemShare = new Float64Array(256);
const touched: number[] = [];

/** Finds the words of the job in the CV. A word counts once a line, however often it is written there. */
export function findSharedWords(job: PreparedJob, cv: PreparedCv, found: SharedWords): void {
  const { wordKeys, wordNumbers, wordCount, itemCount, useStarts, useItems, useShares } = job;
  const { stems, stemStarts, lineCount } = cv;
  const mask = wordKeys.length - 1;
  if (wordSeen.length <= wordCount) wordSeen = new Int32Array(wordCount * 2);
  if (itemSeen.length < itemCount) {
    itemSeen = new Int32Array(itemCount * 2);
    itemShare = new Float64Array(itemCount * 2);
  }
  wordSeen.fill(0, 0, wordCount);
  itemSeen.fill(0, 0, itemCount);
  for (let line = 0; line < lineCount; line++) {
    const to = stemStarts[line + 1] as number;
    let count = 0;
    for (let at = stemStarts[line] as number; at < to; at++) {
      const stem = stems[at] as number;
      let place = stem & mask;
      let key = wordKeys[place] as number;
      // Most words of a CV are none of the job's, and most of those end here.
      if (key === 0) continue;
      while (key !== stem && key !== 0) {
        place = (place + 1) & mask;
        key = wordKeys[place] as number;
      }
      if (key === 0) continue;
      const word = wordNumbers[place] as number;
      if (wordSeen[word] === line + 1) continue;
      wordSeen[word] = line + 1;
      const end = useStarts[word + 1] as number;
      for (let use = useStarts[word] as number; use < end; use++) {
        const item = useItems[use] as number;
        if (itemSeen[item] !== line + 1) {
          itemSeen[item] = line + 1;
          itemShare[item] = 0;
          touched[count++] = item;
        }
        itemShare[item] = (itemShare[item] as number) + (useShares[use] as number);
      }
    }
    for (let at = 0; at < count; at++) found(touched[at] as number, line, itemShare[touched[at] as number] as number);
  }
}
