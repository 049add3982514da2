import type { ComparedPerson, ComparedSide } from '@candela/contract/rankings/score-runs.schemas.ts';
import { type CsvCell, toCsv } from '../../platform/csv.ts';

const reasonWords: Record<ComparedPerson['reasons'][number], string> = {
  engine: 'engine',
  job: 'job',
  cv: 'CV',
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** Points each factor gave more or less: "Skills asked for +12; Role and title -3". */
function factorChanges(before: ComparedSide | null, after: ComparedSide): string {
  if (!before) return '';
  const points = (side: ComparedSide, id: string) => {
    const factor = side.factors.find((other) => other.id === id);
    return factor ? factor.weight * factor.lit : 0;
  };
  const labels = new Map([...before.factors, ...after.factors].map(({ id, label }) => [id, label]));
  return [...labels]
    .map(([id, label]) => ({ label, change: round(points(after, id) - points(before, id)) }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map(({ label, change }) => `${label} ${change > 0 ? '+' : ''}${change}`)
    .join('; ');
}

/** Who moved, for a spreadsheet; blind, no candidate can be told from it. */
export function comparisonCsv(people: readonly ComparedPerson[], { isBlind }: { isBlind: boolean }): string {
  const headers = [
    isBlind ? 'Candidate' : 'Name',
    'Rank before',
    'Rank after',
    'Score before',
    'Score after',
    'Change',
    'Threshold crossed',
    'What changed',
    'Version before',
    'Version after',
    'Factors',
  ];
  return toCsv(
    headers,
    people.map(({ name, before, after, reasons, crossed }): CsvCell[] => [
      isBlind ? `Candidate ${after.rank}` : name,
      before?.rank ?? null,
      after.rank,
      before && round(before.score),
      round(after.score),
      before && round(after.score - before.score),
      crossed,
      reasons.map((reason) => reasonWords[reason]).join('; '),
      before?.version ?? null,
      after.version,
      factorChanges(before, after),
    ]),
  );
}
