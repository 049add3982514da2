import { lookAt } from '../../src/skills/token.ts';
import { createRandom } from '../encoder/random.ts';
import { isHeldOut, readDevCvs } from '../encoder/training-texts.ts';
import { parseCsv, readGzip } from '../read-tables.ts';
import { cluster } from './k-means.ts';
import { readSkillSpan } from './read-spans.ts';

const dimensions = 48;
const classCounts = { fine: 400, coarse: 48 };
const seed = 5;
/** A word that stands in fewer places has no class; the commonest ones are what others are seen beside. */
const leastCount = 6;
const contextWords = 1200;

/** Texts about work, in sentences. */
function readTexts(data: string): string[] {
  const columns = (file: string, ...at: number[]) =>
    readGzip(`${data}/onet/${file}.tsv.gz`)
      .split('\n')
      .slice(1)
      .flatMap((row) => at.map((column) => row.split('\t')[column] ?? ''));
  const occupations = parseCsv(readGzip(`${data}/esco/occupations.csv.gz`));
  const skills = parseCsv(readGzip(`${data}/esco/skills.csv.gz`));
  const groups = parseCsv(readGzip(`${data}/esco/skill-groups.csv.gz`));
  return [
    ...columns('task-statements', 2),
    ...columns('occupation-data', 1, 2),
    ...columns('dwa-reference', 3),
    ...occupations.flatMap(({ DESCRIPTION = '', DEFINITION = '', SCOPENOTE = '' }) => [
      DESCRIPTION,
      DEFINITION,
      SCOPENOTE,
    ]),
    ...groups.flatMap(({ DESCRIPTION = '' }) => [DESCRIPTION]),
    ...skills.flatMap(({ altLabels = '' }) => altLabels.split('\n')),
    ...parseCsv(readGzip(`${data}/jobs/glassdoor-ads.csv.gz`)).map((ad) => ad['Job Description'] ?? ''),
    ...readDevCvs(data).flatMap(({ id, text }) => (isHeldOut(id) ? [] : [text])),
    ...readSkillSpan(data, 'train').map(({ tokens }) => tokens.join(' ')),
  ].flatMap((text) => text.split(/\n|(?<=[.!?;])\s+/));
}

const WORDS = /[^\s,;()"“”]+/gu;

/** By which words stand beside it, on which side: the rows of a table of surprising neighbours. */
function neighbours(texts: readonly string[], least: number, contexts: number) {
  const sentences = texts.map((text) => [...text.matchAll(WORDS)].map(([word]) => lookAt(word).hash));
  const counts = new Map<number, number>();
  for (const words of sentences) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const ordered = [...counts].filter(([, count]) => count >= least).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const rowOf = new Map(ordered.map(([word], at) => [word, at]));
  const offsets = [-2, -1, 1, 2];
  const table = ordered.map(() => new Map<number, number>());
  const columnSums = new Float64Array(contexts * offsets.length);
  let total = 0;
  for (const words of sentences) {
    words.forEach((word, at) => {
      const row = rowOf.get(word);
      if (row === undefined) return;
      offsets.forEach((offset, side) => {
        const column = rowOf.get(words[at + offset] ?? 0);
        if (column === undefined || column >= contexts) return;
        const place = side * contexts + column;
        const own = table[row] as Map<number, number>;
        own.set(place, (own.get(place) ?? 0) + 1);
        columnSums[place] = (columnSums[place] as number) + 1;
        total += 1;
      });
    });
  }
  const rows = table.map((own) => {
    const sum = [...own.values()].reduce((a, b) => a + b, 0);
    const columns: number[] = [];
    const values: number[] = [];
    for (const [place, count] of own) {
      const value = Math.log((count * total) / (sum * (columnSums[place] as number)));
      if (value <= 0) continue;
      columns.push(place);
      values.push(value);
    }
    return { columns: Int32Array.from(columns), values: Float64Array.from(values) };
  });
  return { words: ordered.map(([word]) => word), rows, width: columnSums.length };
}

type SparseRow = ReturnType<typeof neighbours>['rows'][number];

/** The strongest directions of a table by repeated multiplication; each word's place along them, at unit length. */
function directions(rows: readonly SparseRow[], width: number): Float64Array[] {
  const random = createRandom(seed);
  let right = Array.from({ length: width }, () => Float64Array.from({ length: dimensions }, () => random() - 0.5));
  let left: Float64Array[] = [];
  for (let round = 0; round < 4; round++) {
    left = rows.map(({ columns, values }) => {
      const sum = new Float64Array(dimensions);
      for (let at = 0; at < columns.length; at++) {
        const other = right[columns[at] as number] as Float64Array;
        const value = values[at] as number;
        for (let d = 0; d < dimensions; d++) sum[d] = (sum[d] as number) + value * (other[d] as number);
      }
      return sum;
    });
    orthonormalise(left);
    const next = Array.from({ length: width }, () => new Float64Array(dimensions));
    rows.forEach(({ columns, values }, row) => {
      const own = left[row] as Float64Array;
      for (let at = 0; at < columns.length; at++) {
        const target = next[columns[at] as number] as Float64Array;
        const value = values[at] as number;
        for (let d = 0; d < dimensions; d++) target[d] = (target[d] as number) + value * (own[d] as number);
      }
    });
    right = next;
  }
  const strength = new Float64Array(dimensions);
  for (const row of right)
    for (let d = 0; d < dimensions; d++) strength[d] = (strength[d] as number) + (row[d] as number) ** 2;
  for (const row of left) {
    let square = 0;
    for (let d = 0; d < dimensions; d++) {
      row[d] = (row[d] as number) * Math.sqrt(Math.sqrt(strength[d] as number));
      square += (row[d] as number) ** 2;
    }
    const length = Math.sqrt(square) || 1;
    for (let d = 0; d < dimensions; d++) row[d] = (row[d] as number) / length;
  }
  return left;
}

function orthonormalise(rows: readonly Float64Array[]): void {
  for (let d = 0; d < dimensions; d++) {
    for (let before = 0; before < d; before++) {
      let product = 0;
      for (const row of rows) product += (row[d] as number) * (row[before] as number);
      for (const row of rows) row[d] = (row[d] as number) - product * (row[before] as number);
    }
    let square = 0;
    for (const row of rows) square += (row[d] as number) ** 2;
    const length = Math.sqrt(square) || 1;
    for (const row of rows) row[d] = (row[d] as number) / length;
  }
}

/** Two numbers a word, coarse above fine, counted from 1; words that are too rare have none. */
export function readClasses(data: string): Map<number, number> {
  const { words, rows, width } = neighbours(readTexts(data), leastCount, contextWords);
  const vectors = directions(rows, width);
  const fine = cluster(vectors, classCounts.fine, 6);
  const coarse = cluster(vectors, classCounts.coarse, 8);
  return new Map(words.map((word, at) => [word, (((coarse[at] ?? 0) + 1) << 16) | ((fine[at] ?? 0) + 1)]));
}
