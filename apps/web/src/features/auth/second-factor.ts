import { ApiError } from '@candela/contract/client/api-error.ts';

/** What a sign-in still needs after the first proof. */
export type SecondFactorStep = 'code' | 'setup';

export interface SecondStep {
  step: SecondFactorStep;
  /** What has vouched for the person so far. */
  after: 'password' | 'google';
  /** What was typed for it: the way back has it still. */
  email?: string;
}

/** Read from the answer of a sign-in; null when it failed for another reason. */
export function secondFactorStep(error: unknown): SecondFactorStep | null {
  if (!(error instanceof ApiError)) return null;
  if (error.type === 'SECOND_FACTOR_REQUIRED') return 'code';
  return error.type === 'SECOND_FACTOR_SETUP_REQUIRED' ? 'setup' : null;
}
