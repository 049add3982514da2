import { ApiError, invalidAnswerMessage } from '@candela/contract/client/api-error.ts';

export interface Failure {
  message: string;
  /** The plan is full: the way out is another plan. */
  isPlanLimit: boolean;
  /** When the server will listen again, where it said so. */
  retryAt: Date | null;
}

/**
 * A server that fails says nothing a person can use, unless it knows what failed: that it is briefly away, or that the
 * calendar did not answer. That its answer made no sense is the client's own finding.
 */
function hasWords({ message, status, type, isWordless }: ApiError): boolean {
  if (message === '' || isWordless) return false;
  return status < 500 || message === invalidAnswerMessage || (type !== null && type !== 'INTERNAL');
}

/** What to say about a failed call: its own words, or ours when it has none that help. */
export function toFailure(error: unknown, fallback: string): Failure {
  if (!(error instanceof ApiError)) return { message: fallback, isPlanLimit: false, retryAt: null };
  return {
    message: hasWords(error) ? error.message : fallback,
    isPlanLimit: error.type === 'SUBSCRIPTION_LIMIT_EXCEEDED',
    retryAt: error.retryAfter ? new Date(Date.now() + error.retryAfter * 1000) : null,
  };
}

/** `skills.3` is an entry of a list, and a list shows its errors as one. */
export const fieldOfPath = (path: string): string => path.replace(/\.\d+(\..*)?$/, '');

/** The first error of each field the form shows, and whether the server found fault with anything else. */
export function splitServerErrors(error: unknown, isField: (path: string) => boolean) {
  const fields = new Map<string, string>();
  let isComplete = true;
  for (const { path, message } of error instanceof ApiError ? error.errors : []) {
    const field = fieldOfPath(path);
    if (!isField(field)) isComplete = false;
    else if (!fields.has(field)) fields.set(field, message);
  }
  return {
    fields: [...fields].map(([path, message]) => ({ path, message })),
    isComplete: isComplete && fields.size > 0,
  };
}
