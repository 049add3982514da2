import {
  type Factor,
  followsAdvertLabel,
  type KeyFactor,
  namedEnding,
  type RankingEntry,
  unclearEnding,
} from '@candela/contract/rankings/rankings.schemas.ts';

/** "18 candidates score below 65". */
export const hiddenText = (hidden: number, minScore: number) =>
  `${hidden === 1 ? '1 candidate scores' : `${hidden.toLocaleString('en-GB')} candidates score`} below ${minScore}`;

export const rangeText = ({ start, end, total }: { start: number; end: number; total: number }) =>
  `${start.toLocaleString('en-GB')}–${end.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`;

/** What a candidate is called: in blind mode by their rank, wherever their name would stand. */
export const shownName = ({ name, rank }: Pick<RankingEntry, 'name' | 'rank'>, isBlind: boolean) =>
  isBlind ? `Candidate ${rank}` : name || 'No name found';

/** The same in a sentence, where several people without a name must not be confused. */
export const calledName = ({ name, rank }: Pick<RankingEntry, 'name' | 'rank'>, isBlind: boolean) =>
  shownName({ name: name || `Candidate ${rank}`, rank }, isBlind);

/** What speaks most for a candidate, and what they lack most: "TypeScript, React" and "missing: German, only named: Go". */
export function summariseFactors(factors: readonly KeyFactor[]): { strengths: string; gaps: string } {
  const isNote = ({ label }: KeyFactor) => label === followsAdvertLabel;
  const isGap = ({ kind, label }: KeyFactor) => kind === 'missing' || label.endsWith(namedEnding);
  const told = factors.filter((factor) => !isNote(factor));
  const strengths = told.filter((factor) => !isGap(factor)).map(({ label }) => label);
  const gaps = told.filter(isGap).map(({ label }) => label);
  const ending = (end: string) =>
    gaps.filter((label) => label.endsWith(end)).map((label) => label.slice(0, -end.length));
  const [named, unclear] = [ending(namedEnding), ending(unclearEnding)];
  const missing = gaps
    .filter((label) => !label.endsWith(namedEnding) && !label.endsWith(unclearEnding))
    .map((label) => label.replace(/^(?:No|Not shown:) /, ''));
  return {
    strengths: strengths.join(', '),
    gaps: [
      ...(missing.length > 0 ? [`missing: ${missing.join(', ')}`] : []),
      ...(unclear.length > 0 ? [`not clear: ${unclear.join(', ')}`] : []),
      ...(named.length > 0 ? [`only named: ${named.join(', ')}`] : []),
      ...(factors.some(isNote) ? [followsAdvertLabel.toLowerCase()] : []),
    ].join(' · '),
  };
}

/** "9 of 11 found", as the explanation counts them; empty for scores that were made before they were counted. */
export function foundText(factors: readonly Factor[]): string {
  const sumOf = (count: 'asked' | 'found') => factors.reduce((sum, factor) => sum + (factor[count] ?? Number.NaN), 0);
  const asked = sumOf('asked');
  return asked > 0 ? `${sumOf('found')} of ${asked} found` : '';
}

/** Half a year matters at the beginning of a career and nowhere else. */
export const yearsText = (years: number) => {
  const rounded = years < 3 ? Math.round(years * 2) / 2 : Math.round(years);
  return rounded === 1 ? '1 year' : `${rounded} years`;
};

export const assessmentMax = 15;
