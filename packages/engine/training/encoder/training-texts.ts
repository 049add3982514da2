import { type Row, readJsonLines, readTsv } from './read-data.ts';

/** What O*NET says of one occupation. */
export interface Occupation {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly tasks: readonly string[];
  readonly titles: readonly string[];
  readonly technologies: readonly string[];
}

interface DevCv {
  readonly id: string;
  readonly category: string;
  readonly text: string;
}

function groupBy(rows: readonly Row[], column: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    const code = row['O*NET-SOC Code'] ?? '';
    const group = groups.get(code) ?? [];
    group.push(row[column] ?? '');
    groups.set(code, group);
  }
  return groups;
}

export function readOccupations(data: string): Occupation[] {
  const tasks = groupBy(readTsv(data, 'onet/task-statements.tsv.gz'), 'Task');
  const alternate = groupBy(readTsv(data, 'onet/alternate-titles.tsv.gz'), 'Alternate Title');
  const reported = groupBy(readTsv(data, 'onet/sample-of-reported-titles.tsv.gz'), 'Reported Job Title');
  const technologies = groupBy(readTsv(data, 'onet/technology-skills.tsv.gz'), 'Example');
  return readTsv(data, 'onet/occupation-data.tsv.gz').map((row) => {
    const code = row['O*NET-SOC Code'] ?? '';
    return {
      code,
      title: row.Title ?? '',
      description: row.Description ?? '',
      tasks: tasks.get(code) ?? [],
      titles: [...(alternate.get(code) ?? []), ...(reported.get(code) ?? [])],
      technologies: technologies.get(code) ?? [],
    };
  });
}

/** Products by the kind of product they are, as O*NET names it. */
export function readProducts(data: string): Map<string, Set<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const row of readTsv(data, 'onet/technology-skills.tsv.gz')) {
    const kind = row['Commodity Title'] ?? '';
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(row.Example ?? ''));
  }
  return kinds;
}

/** Whether two occupations, by their places in the list, are too near to be told apart: O*NET calls them related, or their codes do. */
export function readRelated(data: string, occupations: readonly Occupation[]): (a: number, b: number) => boolean {
  const count = occupations.length;
  const related = new Uint8Array(count * count);
  const places = new Map(occupations.map(({ code }, at) => [code, at]));
  const relate = (a: number, b: number): void => {
    related[a * count + b] = 1;
    related[b * count + a] = 1;
  };
  for (const row of readTsv(data, 'onet/related-occupations.tsv.gz')) {
    const a = places.get(row['O*NET-SOC Code'] ?? '');
    const b = places.get(row['Related O*NET-SOC Code'] ?? '');
    if (a !== undefined && b !== undefined && row['Relatedness Tier']?.startsWith('Primary')) relate(a, b);
  }
  const family = ({ code }: Occupation): string => code.slice(0, 7);
  occupations.forEach((one, a) => {
    occupations.forEach((other, b) => {
      if (family(one) === family(other)) relate(a, b);
    });
  });
  return (a, b) => related[a * count + b] === 1;
}

/**
 * Half of the CVs are held out: nothing about them, labels or words, is seen in training or tuning. The halves follow
 * from the CV's number alone.
 */
export function isHeldOut(id: string): boolean {
  let hash = 2_166_136_261;
  for (const char of id) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619);
  return ((hash >>> 8) & 1) === 1;
}

export const readDevCvs = (data: string): DevCv[] => readJsonLines<DevCv>(data, 'cvs/livecareer-dev.jsonl.gz');
