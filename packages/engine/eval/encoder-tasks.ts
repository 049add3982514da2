import { cutLines } from '../src/scoring/cut-lines.ts';
import { readEscoOccupations, readEscoSkills } from '../training/encoder/esco-texts.ts';
import { readCsv } from '../training/encoder/read-data.ts';
import {
  isHeldOutQuery,
  type OccupationQuery,
  readEscoQueries,
  readOnetQueries,
} from '../training/encoder/scoring-queries.ts';
import { isHeldOut, readDevCvs } from '../training/encoder/training-texts.ts';

/** The half that choices were made on, or the half that nothing was. */
export type Half = 'tuning' | 'held-out';

/** A text, and which of the answers are right. */
export interface Question {
  readonly text: string;
  readonly right: ReadonlySet<number>;
}

/** An answer is what may be found: a CV by its lines, an occupation or a skill by its names. */
export interface Task {
  readonly name: string;
  readonly questions: readonly Question[];
  readonly answers: readonly (readonly string[])[];
  /** An answer is as near as the mean of its texts (a CV), or as the nearest of them (names). */
  readonly by: 'mean' | 'nearest';
}

const isIn = (id: string, half: Half): boolean => isHeldOut(id) === (half === 'held-out');

const textOf = ({ title, description, tasks }: OccupationQuery): string =>
  [title, description, ...tasks.slice(0, 14)].join('\n');

/** CVs of an occupation's category, asked for with the occupation's text. */
export function cvModelCalls(data: string, half: Half): Task[] {
  const cvs = readDevCvs(data).filter(({ id }) => isIn(id, half));
  const answers = cvs.map(({ text }) => cutLines(text, (line) => line));
  const places = (category: string): Set<number> =>
    new Set([...cvs.keys()].filter((at) => cvs[at]?.category === category));
  const toTask = (name: string, queries: readonly OccupationQuery[]): Task => ({
    name,
    questions: queries
      .filter((query) => isHeldOutQuery(query) === (half === 'held-out'))
      .map((query) => ({ text: textOf(query), right: places(query.category) })),
    answers,
    by: 'mean',
  });
  return [toTask('CVs for ESCO texts', readEscoQueries(data)), toTask('CVs for O*NET texts', readOnetQueries(data))];
}

/** The occupation of a vacancy's title. Titles that occur with several occupations count as right with each. */
export function titleTask(data: string, half: Half): Task {
  const occupations = readEscoOccupations(data);
  const places = new Map(occupations.map(({ id }, at) => [id, at]));
  const titles = new Map<string, Set<number>>();
  for (const { vacancyTitle = '', conceptUri = '' } of readCsv(data, 'titles/titles-to-esco.csv.gz')) {
    const place = places.get(conceptUri);
    const key = vacancyTitle.toLowerCase().trim();
    if (place === undefined || !isIn(key, half)) continue;
    const right = titles.get(key) ?? new Set();
    titles.set(key, right.add(place));
  }
  return {
    name: 'ESCO occupation of a vacancy’s title',
    questions: [...titles].map(([text, right]) => ({ text, right })),
    answers: occupations.map(({ title, labels }) => [title, ...labels]),
    by: 'nearest',
  };
}

const namesPerSkill = 3;

/** The skill of one of its other names, found by its own name alone. */
export function skillTask(data: string, half: Half): Task {
  const skills = readEscoSkills(data);
  return {
    name: 'ESCO skill of another name of it',
    questions: skills.flatMap(({ labels, fold }, at) =>
      fold === half ? labels.slice(0, namesPerSkill).map((text) => ({ text, right: new Set([at]) })) : [],
    ),
    answers: skills.map(({ name }) => [name]),
    by: 'nearest',
  };
}
