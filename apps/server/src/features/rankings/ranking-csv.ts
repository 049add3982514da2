import { type KeyFactor, peopleOnlyText } from '@candela/contract/rankings/rankings.schemas.ts';
import { type CsvCell, toCsv } from '../../platform/csv.ts';

export interface ExportRow {
  score: number;
  name: string;
  email: string;
  experience_years: number;
  keyFactors: readonly KeyFactor[];
  read_by: string | null;
  ai_likelihood: string;
  status: string | null;
}

const labels = (factors: readonly KeyFactor[], kind: KeyFactor['kind']): string =>
  factors
    .filter((factor) => factor.kind === kind)
    .map(({ label }) => label)
    .join('; ');

/** The ranking for a spreadsheet; blind, no candidate can be told from it. */
export function rankingCsv(
  rows: readonly ExportRow[],
  peopleOnly: readonly Pick<ExportRow, 'name' | 'email' | 'experience_years' | 'status'>[],
  { isBlind }: { isBlind: boolean },
): string {
  const whoIs = ({ name, email }: { name: string; email: string }, position: number) =>
    isBlind ? [`Candidate ${position}`] : [name, email];
  const who = isBlind ? ['Candidate'] : ['Name', 'Email'];
  const headers = [
    'Rank',
    ...who,
    'Match score',
    'Years of experience',
    'Met',
    'Probably met',
    'Partly met',
    'Missing',
    'AI generated CV likelihood',
    'Stage',
    'Read by',
  ];
  return toCsv(headers, [
    ...rows.map((row, index): CsvCell[] => [
      index + 1,
      ...whoIs(row, index + 1),
      Math.round(row.score * 100) / 100,
      Math.round(row.experience_years * 10) / 10,
      labels(row.keyFactors, 'met'),
      labels(row.keyFactors, 'likely'),
      labels(row.keyFactors, 'partly'),
      labels(row.keyFactors, 'missing'),
      row.ai_likelihood,
      row.status,
      row.read_by,
    ]),
    // They objected to automated scoring: they stand below the ranking, not in it.
    ...peopleOnly.map((row, index): CsvCell[] => [
      null,
      ...whoIs(row, rows.length + index + 1),
      peopleOnlyText,
      Math.round(row.experience_years * 10) / 10,
      null,
      null,
      null,
      null,
      null,
      row.status,
      null,
    ]),
  ]);
}
