import { type KeyFactor, peopleOnlyText } from '@candela/contract/rankings/rankings.schemas.ts';
import { csvHead, csvLine } from '../../platform/csv.ts';
import { readRow, type StoredRow } from '../../platform/database/stored-row.ts';

export interface ExportRow {
  score: number;
  name: string;
  email: string;
  experience_years: number;
  key_factors: readonly KeyFactor[];
  read_by: string | null;
  ai_likelihood: string;
  status: string | null;
}

const kinds = ['met', 'likely', 'partly', 'missing'] as const;

/** What was found of each kind, in one pass. */
function labelsOf(factors: readonly KeyFactor[]): string[] {
  const labels = kinds.map(() => '');
  for (const { kind, label } of factors) {
    const place = kinds.indexOf(kind);
    labels[place] = labels[place] ? `${labels[place]}; ${label}` : label;
  }
  return labels;
}

type PeopleOnly = Pick<ExportRow, 'name' | 'email' | 'experience_years' | 'status'>;

/** The ranking for a spreadsheet, piece by piece; blind, no candidate can be told from it. */
export function rankingLines({ isBlind }: { isBlind: boolean }) {
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
  const lineOf = (row: ExportRow, rank: number) =>
    csvLine([
      rank,
      ...whoIs(row, rank),
      Math.round(row.score * 100) / 100,
      Math.round(row.experience_years * 10) / 10,
      ...labelsOf(row.key_factors),
      row.ai_likelihood,
      row.status,
      row.read_by,
    ]);
  // They objected to automated scoring: they stand below the ranking, not in it.
  const unrankedLineOf = (row: PeopleOnly, position: number) =>
    csvLine([
      null,
      ...whoIs(row, position),
      peopleOnlyText,
      Math.round(row.experience_years * 10) / 10,
      ...kinds.map(() => null),
      null,
      row.status,
      null,
    ]);
  return {
    head: () => csvHead(headers),
    ranked: (rows: readonly (ExportRow | StoredRow<ExportRow>)[], before: number) =>
      rows.map((row, index) => lineOf(readRow(row), before + index + 1)).join(''),
    unranked: (rows: readonly PeopleOnly[], before: number) =>
      rows.map((row, index) => unrankedLineOf(row, before + index + 1)).join(''),
  };
}
