import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseCv } from '../src/cv/parsing/parse-cv.ts';
import { detectLanguage } from '../src/language/detect-language.ts';
import { readTxt } from '../src/txt/read-txt.ts';
import { readDevCvs } from '../training/encoder/training-texts.ts';
import { say, sayTable } from '../training/say.ts';
import { writtenCvs } from './languages/cvs.ts';

export const about = 'CVs in German, French, Spanish and Polish: language, name, posts with title and start, degree';

/** Beside the repository; not part of it. */
const data = path.join(import.meta.dirname, '../../../../shared/data');
const now = new Date(Date.UTC(2026, 10, 15));

export function run(): Promise<void> {
  const rows = writtenCvs.map(({ language, half, text, posts, degree, name }) => {
    const cv = parseCv(readTxt(text), { now });
    const found = cv.experience.map(({ title, start }) => `${title?.value} ${start}`);
    const right = posts.filter((post) => found.includes(post)).length;
    const hasDegree = cv.education.some(({ qualification }) => qualification?.value === degree);
    const told = detectLanguage(text) ?? 'none';
    return [
      half,
      language,
      told,
      cv.name?.value === name ? 'yes' : 'no',
      `${right} of ${posts.length}`,
      hasDegree ? 'yes' : 'no',
    ];
  });
  sayTable(['', 'language', 'told', 'name', 'posts', 'degree'], rows);
  if (existsSync(data)) {
    const cvs = readDevCvs(data);
    const other = cvs.filter(({ text }) => ![undefined, 'English'].includes(detectLanguage(text)));
    say(`\n  ${cvs.length} CVs in English: ${other.length} taken for another language`);
  }
  return Promise.resolve();
}
