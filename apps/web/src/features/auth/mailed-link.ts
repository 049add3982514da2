import { ApiError } from '@candela/contract/client/api-error.ts';
import type { Failure } from '#components/form/server-errors.ts';

/** Said once a link from a mail was refused; from then on the code is typed. */
export const linkIsOver: Failure = {
  message: 'This link is no longer valid. Please type the code from the newest email, or ask for a new one.',
  isPlanLimit: false,
  retryAt: null,
};

export const isInvalidCode = (error: unknown): boolean => error instanceof ApiError && error.type === 'INVALID_CODE';
