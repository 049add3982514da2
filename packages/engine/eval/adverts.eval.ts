import { parseJobDescription } from '../src/job/parse-job-description.ts';
import { scoringJobOf } from '../src/trial/match-texts.ts';
import { readTxt } from '../src/txt/read-txt.ts';
import { say, sayTable } from '../training/say.ts';
import { type AdvertList, type MarkedAdvert, readAdverts } from './adverts/read-adverts.ts';
import { sayWholeAdverts } from './adverts/whole-adverts.ts';

export const about =
  'twenty adverts as people write them: what is asked for, done and nice to have, found in its list; and thirty with every field';

const lists = ['requirements', 'responsibilities', 'niceToHave'] as const satisfies readonly AdvertList[];

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu));

/** The same but for a word or two around it. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const both = [...a].filter((word) => b.has(word)).length;
  return both / (a.size + b.size - both) >= 0.6;
}

interface Count {
  right: number;
  found: number;
  marked: number;
}

function countAdvert({ text, truth }: MarkedAdvert, list: AdvertList): Count & { missed: string[]; extra: string[] } {
  const found = scoringJobOf(parseJobDescription(readTxt(text)))[list];
  const missed = truth[list].filter((item) => !found.some((one) => isSame(one, item)));
  const extra = found.filter((one) => !truth[list].some((item) => isSame(one, item)));
  return {
    right: truth[list].length - missed.length,
    found: found.length,
    marked: truth[list].length,
    missed,
    extra,
  };
}

export async function run(): Promise<void> {
  const rows: string[][] = [];
  for (const [half, file] of [
    ['for mending', 'tuned.txt'],
    ['for testing only', 'held-out.txt'],
  ] as const) {
    const adverts = readAdverts(file);
    for (const list of lists) {
      const counts = adverts.map((advert) => countAdvert(advert, list));
      const sum = (of: keyof Count) => counts.reduce((all, count) => all + count[of], 0);
      rows.push([half, list, String(sum('marked')), String(sum('right')), String(sum('found') - sum('right'))]);
      // What is for testing only is counted, not shown.
      if (half !== 'for mending') continue;
      for (const [at, { missed, extra }] of counts.entries()) {
        for (const item of missed) say(`  advert ${at + 1}, ${list}, missed: ${item}`);
        for (const item of extra) say(`  advert ${at + 1}, ${list}, wrong: ${item}`);
      }
    }
  }
  sayTable(['', '', 'marked', 'found', 'others taken for it'], rows);
  sayWholeAdverts();
}
