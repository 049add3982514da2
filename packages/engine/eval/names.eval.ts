import { parseCv } from '../src/cv/parsing/parse-cv.ts';
import { prepareCv } from '../src/scoring/prepared-cv.ts';
import { prepareJob } from '../src/scoring/prepared-job.ts';
import { scoreMatch } from '../src/scoring/score-match.ts';
import { manyNames } from '../src/scoring/testing/many-names.ts';
import { scoringCvOf } from '../src/trial/match-texts.ts';
import { readTxt } from '../src/txt/read-txt.ts';
import { say, sayTable } from '../training/say.ts';
import { layouts } from './layouts/layouts.ts';
import { type LaidOutPerson, people } from './layouts/people.ts';

export const about = 'four hundred names of many origins and lengths in plain text: the score does not move';

const now = new Date(Date.UTC(2026, 10, 15));
const width = 76;

/** As a mail program breaks it. */
const wrapped = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(new RegExp(`(.{1,${width}})(?:\\s+|$)`, 'gu'), '$1\n').trimEnd())
    .join('\n');

/** What is said about the person by name, where people say it. */
const withSummary = (text: string, name: string): string =>
  text.replace(
    '\n\n',
    `\n\n${name} keeps calm when it is busy and likes to work with people who say what they mean.\n\n`,
  );

const ways: readonly { readonly name: string; readonly write: (text: string, name: string) => string }[] = [
  { name: 'lines as written', write: (text) => text },
  { name: 'broken after 76 letters', write: wrapped },
  { name: 'named in a sentence', write: withSummary },
  { name: 'both', write: (text, name) => wrapped(withSummary(text, name)) },
];

function scoreOf(person: LaidOutPerson, text: string): { score: number; isNamed: boolean } {
  const cv = parseCv(readTxt(text), { now });
  const scoring = { ...scoringCvOf(cv, now) };
  return {
    score: scoreMatch(prepareJob(person.job), prepareCv(scoring)).score,
    isNamed: cv.name?.value === person.name,
  };
}

export function run(): Promise<void> {
  const rows: string[][] = [];
  const moved: string[] = [];
  const texts = layouts.filter(({ name }) => !name.includes('Word'));
  let [all, named, still] = [0, 0, 0];
  for (const way of ways) {
    let most = 0;
    let count = 0;
    for (const [at, given] of manyNames.entries()) {
      const person = people[at % people.length];
      const layout = texts[at % texts.length];
      if (!person || !layout) continue;
      const write = (name: string) => {
        const one = { ...person, name, email: 'post@mailbox.test' };
        return scoreOf(one, way.write(String(layout.write(one)), name));
      };
      const [usual, other] = [write('Jane Miles'), write(given)];
      const by = Math.abs(other.score - usual.score);
      [all, named, count, most] = [
        all + 1,
        named + (other.isNamed ? 1 : 0),
        count + (by > 0 ? 1 : 0),
        Math.max(most, by),
      ];
      if (by > 0) moved.push(`${given} (${layout.name}, ${way.name}): ${(other.score - usual.score).toFixed(2)}`);
      else still += 1;
    }
    rows.push([way.name, String(manyNames.length), String(count), most.toFixed(2)]);
  }
  sayTable(['plain text', 'pairs', 'moved', 'most'], rows);
  say(`\n  ${all} pairs, ${all - still} moved; the name itself is found in ${named}`);
  for (const line of moved.slice(0, 40)) say(`  ${line}`);
  return Promise.resolve();
}
