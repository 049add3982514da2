import { type KeyFactor, peopleOnlyText } from '@candela/contract/rankings/rankings.schemas.ts';
import { SentReader } from '../../platform/database/sent-row.ts';
import { CsvLines } from '../../platform/http/csv-lines.ts';
import { inLine, type Line, type LineColumn, type PeopleOnlyRow } from './rankings.repo.ts';

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

const place = Object.fromEntries(inLine.map((column, at) => [column, at])) as Record<LineColumn, number>;
const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;

/** The ranking for a spreadsheet, piece by piece; blind, no candidate can be told from it. */
export function rankingLines({ isBlind }: { isBlind: boolean }) {
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
  const row = new SentReader(inLine.length);
  const lines = new CsvLines();
  const beginLine = (rank: number | null, position: number, writeWho: () => void) => {
    lines.cell(rank);
    if (isBlind) lines.cell(`Candidate ${position}`);
    else writeWho();
  };
  const number = (column: LineColumn, parts: number) => lines.cell(rounded(Number(row.text(place[column])), parts));
  const writeRanked = (line: Line, rank: number) => {
    line.bring(row);
    beginLine(rank, rank, () => {
      lines.sent(row, place.name);
      lines.sent(row, place.email);
    });
    number('score', 100);
    number('experience_years', 10);
    for (const label of labelsOf(line.value('key_factors'))) lines.cell(label);
    for (const column of ['ai_likelihood', 'status', 'read_by'] as const) lines.sent(row, place[column]);
    lines.endLine();
  };
  // They objected to automated scoring: they stand below the ranking, not in it.
  const writeUnranked = ({ name, email, experience_years, status }: PeopleOnlyRow, position: number) => {
    beginLine(null, position, () => [name, email].map((text) => lines.cell(text)));
    const nothing = kinds.map(() => null);
    for (const cell of [peopleOnlyText, rounded(experience_years, 10), ...nothing, null, status, null])
      lines.cell(cell);
    lines.endLine();
  };
  return {
    head: () => lines.head(headers),
    ranked: (some: readonly Line[], before: number) => {
      for (const [index, line] of some.entries()) writeRanked(line, before + index + 1);
    },
    unranked: (people: readonly PeopleOnlyRow[], before: number) => {
      for (const [index, person] of people.entries()) writeUnranked(person, before + index + 1);
    },
    take: () => lines.take(),
  };
}
