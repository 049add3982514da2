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
