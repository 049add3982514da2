import type { ExplainedItem, Explanation, Quotation } from './explain-match.ts';

/** One line of the short list beside a score. */
export interface KeyMatchFactor {
  readonly kind: 'match' | 'gap';
  /** The factor's label. */
  readonly factor: string;
  /** What the job asks for. */
  readonly text: string;
  readonly quotation?: Quotation;
  /** Points it gives, or would give if it were there. */
  readonly points: number;
}

const shownOfEach = 3;
/** Less than this is not worth a line. */
const leastPoints = 0.5;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The strongest matches and the gaps that cost most. */
export function keyMatchFactors({ score, factors }: Explanation): KeyMatchFactor[] {
  const toKey = (
    kind: KeyMatchFactor['kind'],
    factor: string,
    item: ExplainedItem,
    points: number,
  ): KeyMatchFactor => ({
    kind,
    factor,
    text: item.text,
    quotation: item.quotations[0],
    points: round(points),
  });
  const matches = factors.flatMap(({ label, met }) => met.map((item) => toKey('match', label, item, item.points)));
  // Nobody can add "this kind of work" to a CV; what they can add stands in the other factors.
  const gaps = factors
    .filter(({ id }) => id !== 'work')
    .flatMap(({ label, missing }) => missing.map((item) => toKey('gap', label, item, item.scoreIfMet - score)));
  return [...strongest(matches), ...strongest(gaps)];
}

function strongest(all: readonly KeyMatchFactor[]): KeyMatchFactor[] {
  return all
    .filter(({ points }) => points >= leastPoints)
    .sort((a, b) => b.points - a.points)
    .slice(0, shownOfEach);
}
