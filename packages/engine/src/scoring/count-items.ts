import type { FactorId } from './calibration.ts';
import { metFrom } from './calibration.ts';
import { degreeMet, type MatchFactor, tickFrom } from './match-factors.ts';
import type { PreparedJob } from './prepared-job.ts';
import type { Match } from './score-match.ts';

export interface CountedFactor extends MatchFactor {
  /** Things it looks for. */
  readonly asked: number;
  /** Of them, those the explanation shows as met. */
  readonly found: number;
}

const isMet = (hundredths: number): boolean => hundredths >= metFrom * 100;
const inHundredths = (share: number): number => Math.round(share * 100);

/** The factors of a match with how many things each looks for and found: what the explanation counts, without its work. */
export function countItems({ factors, found }: Match, job: PreparedJob): CountedFactor[] {
  const { met } = found;
  const litOf = (id: FactorId): number => factors.find((factor) => factor.id === id)?.lit ?? 0;
  const among = ({ from, to }: { from: number; to: number }): boolean[] => met.slice(from, to).map(isMet);
  const itemsOf = (id: FactorId, lit: number): boolean[] => {
    if (id === 'requirements' || id === 'niceToHave' || id === 'skills') return among(job.ranges[id]);
    if (id !== 'education') return [inHundredths(lit) >= tickFrom(id) * 100];
    const certificates = among(job.ranges.certificates);
    if (!job.asks.education) return certificates;
    return [
      isMet(inHundredths(degreeMet(job, { ...found, experience: litOf('experience'), title: litOf('title') }))),
      ...certificates,
    ];
  };
  return factors.map((factor) => {
    const items = itemsOf(factor.id, factor.lit);
    return { ...factor, asked: items.length, found: items.filter(Boolean).length };
  });
}
