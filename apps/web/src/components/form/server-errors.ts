import { ApiError } from '@candela/contract/client/api-error.ts';

export interface Failure {
  message: string;
  /** The plan is full: the way out is another plan. */
  isPlanLimit: boolean;
}

/** What to say about a failed call: its own words, or ours when it has none that help. */
export function toFailure(error: unknown, fallback: string): Failure {
  const isOurs = error instanceof ApiError;
  const hasWords = isOurs && error.status < 500 && error.message !== '';
  return {
    message: hasWords ? error.message : fallback,
    isPlanLimit: isOurs && error.type === 'SUBSCRIPTION_LIMIT_EXCEEDED',
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
