import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ExperienceEntry } from '../src/cv/parsed-cv.ts';
import { parseCv } from '../src/cv/parsing/parse-cv.ts';
import { readPdf } from '../src/pdf/read-pdf.ts';
import { say, sayTable } from '../training/say.ts';

export const about = 'posts of real CVs, read by a person: how many have the right title and dates?';

/** Beside the repository; not part of it. */
const folder = path.join(import.meta.dirname, '../../../../shared/data/cvs/pdf');
const asOf = new Date(Date.UTC(2018, 0, 1));

interface Post {
  readonly title: string | undefined;
  readonly start: string | undefined;
  readonly end: string | undefined;
}
interface LabelledCv {
  readonly file: string;
  readonly posts: Post[];
  readonly half: 'tuned' | 'held out';
}

/** Every second CV is held out: nothing is mended for it. */
function readLabels(): LabelledCv[] {
  const cvs: LabelledCv[] = [];
  for (const line of readFileSync(path.join(import.meta.dirname, 'posts/posts.txt'), 'utf8').split('\n')) {
    if (/^\d+$/.test(line)) cvs.push({ file: line, posts: [], half: cvs.length % 2 === 0 ? 'tuned' : 'held out' });
    else if (line.includes(' | ')) {
      const [title, start, end] = line.split(' | ').map((part) => (part === '-' ? undefined : part));
      cvs.at(-1)?.posts.push({ title, start, end });
    }
  }
  return cvs;
}

const plain = (text: string | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const sameDates = (post: Post, entry: ExperienceEntry): boolean => post.start === entry.start && post.end === entry.end;
const sameTitle = (post: Post, entry: ExperienceEntry): boolean => plain(post.title) === plain(entry.title?.value);

interface Count {
  posts: number;
  both: number;
  titles: number;
  dates: number;
  /** Entries that are no post. */
  invented: number;
}

/** Each entry answers for one post. */
function compare(posts: readonly Post[], entries: readonly ExperienceEntry[], count: Count): Post[] {
  const free = [...entries];
  const take = (fits: (entry: ExperienceEntry) => boolean): boolean => {
    const at = free.findIndex(fits);
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  };
  const left = posts.filter((post) => !take((entry) => sameTitle(post, entry) && sameDates(post, entry)));
  const both = posts.length - left.length;
  const byDates = left.filter((post) => post.start !== undefined && take((entry) => sameDates(post, entry)));
  const byTitle = left.filter((post) => !byDates.includes(post) && take((entry) => sameTitle(post, entry)));
  count.posts += posts.length;
  count.both += both;
  count.dates += both + byDates.length;
  count.titles += both + byTitle.length;
  count.invented += free.length;
  return left;
}

export async function run(): Promise<void> {
  if (!existsSync(folder)) {
    say('The folder of real CVs is not there; skipped.');
    return;
  }
  const counts = new Map<string, Count>();
  const wrong: string[] = [];
  for (const { file, posts, half } of readLabels()) {
    const document = await readPdf(new Uint8Array(await readFile(path.join(folder, `${file}.pdf`))));
    const { experience } = parseCv(document, { now: asOf });
    const count = counts.get(half) ?? { posts: 0, both: 0, titles: 0, dates: 0, invented: 0 };
    counts.set(half, count);
    const missed = compare(posts, experience, count);
    // What is held out is counted, never shown.
    if (half === 'tuned') wrong.push(...missed.map(({ title, start }) => `${file} ${title ?? '-'} ${start ?? '-'}`));
  }
  sayTable(
    ['', 'posts', 'title and dates', 'dates', 'title', 'entries that are none'],
    [...counts].map(([half, { posts, both, dates, titles, invented }]) =>
      [half, posts, `${both} (${((100 * both) / posts).toFixed(0)} %)`, dates, titles, invented].map(String),
    ),
  );
  if (wrong.length > 0) say(`\n  tuned, not right: ${wrong.join('; ')}`);
}
