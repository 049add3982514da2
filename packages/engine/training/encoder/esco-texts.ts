import { type Row, readCsv } from './read-data.ts';
import { readEscoQueries } from './scoring-queries.ts';

/** What ESCO says of one occupation. */
export interface EscoOccupation {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Other names of it, without its title. */
  readonly labels: readonly string[];
  /** The evaluation asks for people for it: nothing of it is trained on. */
  readonly isQuestion: boolean;
}

/** What part a skill plays: its other names are trained on, tuned on, or held out. */
export type Fold = 'training' | 'tuning' | 'held-out';

export interface EscoSkill {
  readonly id: string;
  readonly name: string;
  /** Other names of it, without its name. */
  readonly labels: readonly string[];
  readonly fold: Fold;
}

const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');

const labelsBeside = (title: string, labels: readonly string[]): string[] =>
  [...new Set(labels)].filter((label) => label.toLowerCase() !== title.toLowerCase());

export function readEscoOccupations(data: string): EscoOccupation[] {
  const questions = new Set(readEscoQueries(data).map(({ id }) => id));
  return readCsv(data, 'esco/occupations.csv.gz').map((row) => {
    const id = row.ORIGINURI ?? '';
    const title = row.PREFERREDLABEL ?? '';
    return {
      id,
      title,
      description: linesOf(row.DESCRIPTION).join(' '),
      labels: labelsBeside(title, linesOf(row.ALTLABELS)),
      isQuestion: questions.has(id),
    };
  });
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (const char of text) value = Math.imul(value ^ char.charCodeAt(0), 16_777_619);
  return value >>> 0;
}

/** A fifth each to tune with and to hold out, by the skill's number alone. */
function foldOf(id: string): Fold {
  const part = (hash(id) >>> 8) % 5;
  return part === 0 ? 'held-out' : part === 1 ? 'tuning' : 'training';
}

/**
 * Skills with their other names. In the file the names slip against the skills, ever further down: a skill's names stand a
 * few rows above it. Each group of names goes to the skill whose own name is among them; a group without one, to none.
 */
export function readEscoSkills(data: string): EscoSkill[] {
  const rows = readCsv(data, 'esco/skills.csv.gz');
  const nameOf = (row: Row): string => (row.preferredLabel ?? '').trim().replace(/\s+/g, ' ');
  const places = new Map(rows.map((row, at) => [nameOf(row).toLowerCase(), at]));
  const labels = rows.map((): string[] => []);
  rows.forEach((row, at) => {
    const group = linesOf(row.altLabels);
    const named = group.flatMap((label) => places.get(label.toLowerCase()) ?? []).filter((place) => place >= at);
    const nearest = named.toSorted((a, b) => a - b)[0];
    if (nearest !== undefined) labels[nearest]?.push(...group);
  });
  return rows.map((row, at) => {
    const id = row.conceptUri ?? '';
    const name = nameOf(row);
    return { id, name, labels: labelsBeside(name, labels[at] ?? []), fold: foldOf(id) };
  });
}
