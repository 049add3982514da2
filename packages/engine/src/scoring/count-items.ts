import type { FactorId } from './calibration.ts';
import { degreeMet, isLikelyMet, type MatchFactor, tickFrom } from './match-factors.ts';
import type { PreparedJob } from './prepared-job.ts';
import type { Match } from './score-match.ts';

export interface CountedFactor extends MatchFactor {
  /** Things it looks for. */
  readonly asked: number;
  /** Of them, those the explanation shows as met. */
  readonly found: number;
  /** And those it shows as probably met; absent where there are none. */
  readonly probablyFound?: number;
}

/** The factors of a match with how many things each looks for and found: what the explanation counts, without its work. */
export function countItems({ factors, found }: Match, job: PreparedJob): CountedFactor[] {
  const litOf = (id: FactorId): number => factors.find((factor) => factor.id === id)?.lit ?? 0;
  const among = ({ from, to }: { from: number; to: number }): number[] =>
    found.met.slice(from, to).map((hundredths) => hundredths / 100);
  const itemsOf = (id: FactorId, lit: number): number[] => {
    if (id === 'requirements' || id === 'niceToHave' || id === 'skills') return among(job.ranges[id]);
    if (id !== 'education') return [lit];
    const certificates = among(job.ranges.certificates);
    if (!job.asks.education) return certificates;
    return [degreeMet(job, { ...found, experience: litOf('experience'), title: litOf('title') }), ...certificates];
  };
  return factors.map((factor) => {
    const items = itemsOf(factor.id, factor.lit).map(inHundredths);
    const likely = items.filter((lit) => isLikelyMet(factor.id, lit)).length;
    return {
      ...factor,
      asked: items.length,
      found: items.filter((lit) => lit >= tickFrom(factor.id)).length,
      ...(likely > 0 && { probablyFound: likely }),
    };
  });
}

/** As the explanation rounds them. */
const inHundredths = (share: number): number => Math.round(share * 100) / 100;
