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

const SOME_YEARS = /^(?:Under a year|\d+ of \d+ years) of /u;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface FactorsSummary {
  /** What speaks for the candidate, or the most that can be said for them. */
  headline: string;
  /** "4 of 11 met · partly: Seafood · missing: Stock control · 5 more not met": the numbers add up to all that was asked. */
  details: string;
}

/** The row's short reasons, which count what the explanation counts. */
export function summariseFactors({
  key_match_factors: keyFactors,
  factors,
}: Pick<RankingEntry, 'key_match_factors' | 'factors'>): FactorsSummary {
  const told = keyFactors.filter(({ label }) => label !== followsAdvertLabel);
  const labelsOf = (wanted: KeyFactor['kind']) => told.filter(({ kind }) => kind === wanted).map(({ label }) => label);
  const met = labelsOf('met').map(capital);
  const likely = labelsOf('likely').map(capital);
  const partly = labelsOf('partly').map((label) => capital(label.replace(namedEnding, ' (only named)')));
  const lacking = labelsOf('missing').map((label) => capital(label.replace(/^(?:No|Not shown:) /, '')));
  // "Missing: 2 of 5 years" would say that two are.
  const years = lacking.filter((label) => SOME_YEARS.test(label));
  const unclear = lacking.filter((label) => label.endsWith(unclearEnding));
  const missing = lacking.filter((label) => !label.endsWith(unclearEnding) && !SOME_YEARS.test(label));
  const counted = countMet(factors);
  const unnamed = Math.max(0, (counted?.likely ?? 0) - likely.length);
  const inPart = [
    ...(likely.length > 0 ? [`probably: ${likely.join(', ')}${unnamed > 0 ? ` and ${unnamed} more` : ''}`] : []),
    ...(partly.length > 0 ? [`partly: ${partly.join(', ')}`] : []),
  ];
  // Where nothing is met for sure, the best that can be said stands in the first line.
  const [best = '', ...rest] = met.length > 0 ? [met.join(', '), ...inPart] : inPart;
  const others = counted ? counted.asked - counted.met - likely.length - unnamed - partly.length - lacking.length : 0;
  return {
    headline: capital(best) || (lacking.length > 0 ? 'Little found' : ''),
    details: [
      counted && `${counted.met} of ${counted.asked} met`,
      ...rest,
      missing.length > 0 && `missing: ${missing.join(', ')}`,
      ...years.map((label) => label.charAt(0).toLowerCase() + label.slice(1)),
      unclear.length > 0 && `not clear: ${unclear.map((label) => label.slice(0, -unclearEnding.length)).join(', ')}`,
      others > 0 && (inPart.length + lacking.length > 0 ? `${others}\u00a0more not met` : `${others} not met`),
      keyFactors.length > told.length && followsAdvertLabel.toLowerCase(),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

/** As the explanation counts them; nothing for scores that were made before they were counted. */
function countMet(factors: readonly Factor[]): { asked: number; met: number; likely: number } | null {
  const sumOf = (count: 'asked' | 'found') => factors.reduce((sum, factor) => sum + (factor[count] ?? Number.NaN), 0);
  const asked = sumOf('asked');
  const likely = factors.reduce((sum, { probablyFound = 0 }) => sum + probablyFound, 0);
  return asked > 0 ? { asked, met: sumOf('found'), likely } : null;
}

/** Half a year matters at the beginning of a career and nowhere else. */
export const yearsText = (years: number) => {
  const rounded = years < 3 ? Math.round(years * 2) / 2 : Math.round(years);
  return rounded === 1 ? '1 year' : `${rounded} years`;
};

export const assessmentMax = 15;
