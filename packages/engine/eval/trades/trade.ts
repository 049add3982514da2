import type { ScoringCv, ScoringJob } from '../../src/scoring/scoring-input.ts';
import { toScoringCv } from '../../src/scoring/to-scoring-cv.ts';

export const trades = [
  'data scientist',
  'machine learning engineer',
  'backend developer',
  'frontend developer',
  'product manager',
] as const;
export type Trade = (typeof trades)[number];

/** An invented candidate of a trade that is near to others. */
export interface TradesPerson {
  readonly trade: Trade;
  /** One of each trade makes a panel; the panels of one half were never looked at while rules were changed. */
  readonly panel: number;
  readonly posts: readonly { readonly title: string; readonly dates: string; readonly duties: readonly string[] }[];
  readonly skills: readonly string[];
}

export interface TradesJob {
  readonly trade: Trade;
  readonly job: ScoringJob;
}

/** Title, dates, then what was done. */
export const post = (title: string, dates: string, ...duties: readonly string[]): TradesPerson['posts'][number] => ({
  title,
  dates,
  duties,
});

export const cvOf = ({ posts, skills }: TradesPerson, now: Date): ScoringCv =>
  toScoringCv(
    {
      skills,
      education: [],
      experience: posts.map(({ title, dates, duties }) => ({ title, duration: dates, description: duties.join('\n') })),
    },
    now,
  );
