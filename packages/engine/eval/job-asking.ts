import type { ScoringJob } from '../src/scoring/scoring-input.ts';

/** A job of this trade that asks for one thing. */
export const jobAsking = ({
  trade,
  requirement,
}: {
  readonly trade: string;
  readonly requirement: string;
}): ScoringJob => ({
  title: trade,
  description: '',
  skills: [],
  requirements: [requirement],
  responsibilities: [],
  niceToHave: [],
});
