import type { RateLimiter } from '../../platform/limits/rate-limiter.repo.ts';

/** Three of a million codes are right at a time. */
const limits = [
  { limit: 5, windowSeconds: 15 * 60 },
  { limit: 20, windowSeconds: 24 * 3600 },
];

/** With the password alone, or with a session: guesses of the one use up none of the other, so that neither locks it out. */
type Guesser = 'second-factor' | 'second-factor-in-session';

export async function countGuess(limiter: RateLimiter, guesser: Guesser, accountId: string): Promise<void> {
  for (const limit of limits) await limiter.hit(`${guesser}:${accountId}:${limit.windowSeconds}`, limit);
}

export async function forgetGuesses(limiter: RateLimiter, guesser: Guesser, accountId: string): Promise<void> {
  for (const { windowSeconds } of limits) await limiter.clear(`${guesser}:${accountId}:${windowSeconds}`);
}
