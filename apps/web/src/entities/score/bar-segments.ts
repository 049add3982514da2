import { shownPoints } from '@candela/contract/kernel/whole-parts.ts';
import type { BarSegment, ScoreFactor } from './score-factor-card.tsx';

/** Below this share of the bar a segment is too narrow to point at. */
const readableShare = 0.1;

/**
 * The parts of a bar. The points of the factors add up to the score as it is shown; on a short bar those too narrow to
 * point at stand together at its end.
 */
export function barSegments(factors: readonly ScoreFactor[], score: number, isShort: boolean): BarSegment[] {
  const points = shownPoints(factors, score);
  const counted = factors.map((factor, at) => {
    const shown = factor.points ?? points[at] ?? 0;
    // What gives no point as it is shown gives no light: a bar at 0% is dark.
    return { ...factor, points: shown, lit: shown > 0 ? factor.lit : 0 };
  });
  const whole = factors.reduce((sum, { weight }) => sum + weight, 0);
  const small = isShort ? counted.filter(({ weight }) => weight < whole * readableShare) : [];
  const alone = small.length > 1 ? counted.filter((factor) => !small.includes(factor)) : counted;
  const segments = alone.map(({ id, label, weight, lit, ...factor }) => ({
    id,
    label: `${label}: ${factor.points} of ${weight}`,
    weight,
    lit,
    factors: [{ id, label, weight, lit, ...factor }],
  }));
  if (small.length < 2) return segments;
  const weight = small.reduce((sum, factor) => sum + factor.weight, 0);
  const given = small.reduce((sum, factor) => sum + factor.weight * factor.lit, 0);
  const label = small.map((factor) => `${factor.label}: ${factor.points} of ${factor.weight}`).join(', ');
  return [...segments, { id: 'small', label, weight, lit: weight > 0 ? given / weight : 0, factors: small }];
}
