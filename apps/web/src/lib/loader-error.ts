import { data } from 'react-router';

/** The kernel's errors carry a status; a caller's mistake has one from 400 to 499. */
function callersMistake(error: unknown): number | null {
  const status = error instanceof Error ? (error as { status?: unknown }).status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

/** A missing thing is a 404 page, not a failure of ours. */
export function asPageError(error: unknown): unknown {
  const status = callersMistake(error);
  return status === null ? error : data(null, { status });
}

/** Where the address is all that was asked: one that could not be read leads as little anywhere as an unknown one. */
export const asUnknownAddress = (error: unknown): unknown =>
  callersMistake(error) === null ? error : data(null, { status: 404 });
