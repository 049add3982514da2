import type { KeyFactor, RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';

const people = (count: number) => (count === 1 ? '1 person is' : `${count.toLocaleString('en-GB')} people are`);

export const hiddenText = (hidden: number, minScore: number) => `${people(hidden)} below the minimum of ${minScore}`;

export const rangeText = ({ start, end, total }: { start: number; end: number; total: number }) =>
  `${start.toLocaleString('en-GB')}–${end.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`;

/** What a candidate is called: in blind mode by their rank, wherever their name would stand. */
export const shownName = ({ name, rank }: Pick<RankingEntry, 'name' | 'rank'>, isBlind: boolean) =>
  isBlind ? `Candidate ${rank}` : name || 'No name found';

/** The same in a sentence, where several people without a name must not be confused. */
export const calledName = ({ name, rank }: Pick<RankingEntry, 'name' | 'rank'>, isBlind: boolean) =>
  shownName({ name: name || `Candidate ${rank}`, rank }, isBlind);

/** "TypeScript, React" and "2 missing". */
export function summariseFactors(factors: readonly KeyFactor[]): { strengths: string; gaps: string } {
  const missing = factors.filter(({ kind }) => kind === 'missing').length;
  const found = factors.filter(({ kind }) => kind !== 'missing').map(({ label }) => label);
  return {
    strengths: found.join(', '),
    gaps: missing > 0 ? `${missing} missing` : '',
  };
}

/** Half a year matters at the beginning of a career and nowhere else. */
export const yearsText = (years: number) => {
  const rounded = years < 3 ? Math.round(years * 2) / 2 : Math.round(years);
  return rounded === 1 ? '1 year' : `${rounded} years`;
};

export const assessmentMax = 15;
