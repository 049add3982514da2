import { hashText } from '../src/skills/hash.ts';
import { classifyTitle } from '../src/titles/classify-title.ts';
import { loadOccupations } from '../src/titles/load-occupations.ts';
import { normaliseTitle } from '../src/titles/normalise-title.ts';
import { titleWords } from '../src/titles/title-features.ts';
import { createRandom } from '../training/encoder/random.ts';
import { parseCsv, readGzip } from '../training/read-tables.ts';
import {
  type EscoOccupation,
  isHeldOutTitle,
  readEscoOccupations,
  readVacancies,
  type TitleExample,
} from '../training/titles/read-titles.ts';

interface TitleData {
  readonly folder: string;
  readonly esco: readonly EscoOccupation[];
  readonly training: readonly TitleExample[];
  readonly heldOut: readonly TitleExample[];
}

export function readTitleData(folder: string): TitleData {
  const esco = readEscoOccupations(folder);
  const all = readVacancies(folder, esco);
  return {
    folder,
    esco,
    training: all.filter(({ title }) => !isHeldOutTitle(title)),
    heldOut: all.filter(({ title }) => isHeldOutTitle(title)),
  };
}

/** Which of the titles no title of the titles it learned from equals, word for word. */
export function isNewTitle({ training, heldOut }: TitleData): boolean[] {
  const key = (title: string) => titleWords(title).join(' ');
  const seen = new Set(training.map(({ title }) => key(title)));
  return heldOut.map(({ title }) => !seen.has(key(title)));
}

interface Named {
  readonly words: readonly string[];
  readonly occupation: number;
}

/** Occupations by the name most like a title: cosine of words weighed by how rare they are. */
function createTfIdf(names: readonly Named[], occupations: number): (title: string) => Float64Array {
  const frequencies = new Map<string, number>();
  for (const { words } of names)
    for (const word of new Set(words)) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  const weightOf = (word: string) => Math.log((names.length + 1) / ((frequencies.get(word) ?? 0) + 1)) + 1;
  const lengthOf = (words: readonly string[]) => Math.hypot(...words.map(weightOf)) || 1;
  const postings = new Map<string, { name: number; weight: number }[]>();
  names.forEach(({ words }, name) => {
    const own = [...new Set(words)];
    const length = lengthOf(own);
    for (const word of own) {
      const list = postings.get(word) ?? [];
      list.push({ name, weight: weightOf(word) / length });
      postings.set(word, list);
    }
  });
  return (title) => {
    const words = [...new Set(titleWords(title))];
    const length = lengthOf(words);
    const likeness = new Map<number, number>();
    for (const word of words)
      for (const { name, weight } of postings.get(word) ?? [])
        likeness.set(name, (likeness.get(name) ?? 0) + (weight * weightOf(word)) / length);
    const best = new Float64Array(occupations);
    for (const [name, value] of likeness) {
      const at = names[name]?.occupation ?? 0;
      best[at] = Math.max(best[at] as number, value);
    }
    return best;
  };
}

/** The place of the right occupation; equal scores in the order of the list. */
function rankOf(scores: Float64Array, right: number): number {
  const own = scores[right] as number;
  return scores.reduce((rank, score, at) => rank + (score > own || (score === own && at < right) ? 1 : 0), 1);
}

export function judgeTitles({ esco, training, heldOut }: TitleData): { name: string; ranks: number[] }[] {
  const labels = esco.flatMap(({ labels: own }, occupation) =>
    own.map((label) => ({ words: titleWords(label), occupation })),
  );
  const titles = training.map(({ title, occupation }) => ({ words: titleWords(title), occupation }));
  const model = loadOccupations();
  const byModel = (title: string) => classifyTitle(model, title) ?? new Float64Array(esco.length);
  const methods: [string, (title: string) => Float64Array][] = [
    ['TF-IDF over labels', createTfIdf(labels, esco.length)],
    ['and nearest training title', createTfIdf([...labels, ...titles], esco.length)],
    ['model', byModel],
  ];
  return methods.map(([name, scores]) => ({
    name,
    ranks: heldOut.map(({ title, occupation }) => rankOf(scores(title), occupation)),
  }));
}

/** How often an answer is given, how sure and how right it is, and how often for what is no title. */
export function judgeNonsense({ folder, esco, heldOut }: TitleData) {
  const started = process.cpuUsage();
  const answers = heldOut.map(({ title }) => normaliseTitle(title)[0]);
  const titlesASecond = (heldOut.length * 1e6) / process.cpuUsage(started).user;
  const given = answers.filter((answer) => answer !== undefined);
  const right = answers.filter((answer, at) => answer && answer.code === esco[heldOut[at]?.occupation ?? -1]?.code);
  const answered = (texts: readonly string[]) =>
    texts.filter((text) => normaliseTitle(text).length > 0).length / texts.length;
  return {
    given: given.length / heldOut.length,
    right: right.length / given.length,
    confidence: given.reduce((sum, { confidence }) => sum + confidence, 0) / given.length,
    nonsense: [
      ['made-up words', answered(madeUpWords())],
      ['names of companies and of places', answered(namesOf(folder))],
    ] as const,
    titlesASecond,
  };
}

function madeUpWords(): string[] {
  const random = createRandom(11);
  const letter = () => String.fromCharCode(97 + Math.floor(random() * 26));
  const word = () => Array.from({ length: 3 + Math.floor(random() * 7) }, letter).join('');
  return Array.from({ length: 500 }, () => Array.from({ length: 1 + Math.floor(random() * 3) }, word).join(' '));
}

/** What stands beside titles in CVs and adverts. */
function namesOf(folder: string): string[] {
  const ads = parseCsv(readGzip(`${folder}/jobs/glassdoor-ads.csv.gz`));
  const names = ads.flatMap((ad) => [ad['Company Name']?.split('\n')[0] ?? '', ad.Location ?? '']);
  return [...new Set(names)].filter((name) => name !== '' && hashText(name) % 2 === 0);
}
