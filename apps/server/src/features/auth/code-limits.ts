import type { Role } from '@candela/contract/kernel/roles.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.repo.ts';
import { isLinkToken } from './codes.ts';
import type { Devices } from './devices.ts';

const day = 24 * 3600;
/** How many mails these forms send one address: enough to try again, too few to be a nuisance. */
const mails = [
  { limit: 5, windowSeconds: 15 * 60 },
  { limit: 10, windowSeconds: day },
];
/** Of a million codes: a year of guessing hits with less than one chance in a hundred. */
const guesses = { limit: 20, windowSeconds: day };

export type CodePurpose = 'confirm' | 'reset';

interface AccountName {
  email: string;
  role: Role;
}

/** Per account and day, known or not; a browser that signed in to it before has an allowance of its own. */
export function createCodeLimits(limiter: RateLimiter, devices: Devices) {
  const key = (what: string, purpose: CodePurpose, account: AccountName, request: RequestContext) =>
    `${what}:${purpose}:${account.role}:${account.email}:${devices.idFor(request, account) ?? 'anyone'}`;

  return {
    async countMail(purpose: CodePurpose, account: AccountName, request: RequestContext): Promise<void> {
      for (const limit of mails) {
        await limiter.hit(`${key('code-mail', purpose, account, request)}:${limit.windowSeconds}`, limit);
      }
    },
    async countGuess(purpose: CodePurpose, account: AccountName, code: string, request: RequestContext): Promise<void> {
      if (!isLinkToken(code)) await limiter.hit(key('code-guess', purpose, account, request), guesses);
    },
    /** The right code was given: the wrong ones before it are forgotten. */
    forgetGuesses: (purpose: CodePurpose, account: AccountName, request: RequestContext): Promise<void> =>
      limiter.clear(key('code-guess', purpose, account, request)),
  };
}

export type CodeLimits = ReturnType<typeof createCodeLimits>;
