import { data } from 'react-router';

/** The kernel's errors carry a status: a missing thing is a 404 page, not a failure of ours. */
export function asPageError(error: unknown): unknown {
  const status = error instanceof Error ? (error as { status?: unknown }).status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? data(null, { status }) : error;
}
