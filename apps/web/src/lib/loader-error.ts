import { data } from 'react-router';

/** The kernel's errors carry one. */
function statusOf(error: unknown): number | null {
  const status = error instanceof Error ? (error as { status?: unknown }).status : undefined;
  return typeof status === 'number' ? status : null;
}

/** A caller's mistake has a status from 400 to 499. */
function callersMistake(error: unknown): number | null {
  const status = statusOf(error);
  return status !== null && status >= 400 && status < 500 ? status : null;
}

/** A missing thing is a 404 page, a busy database a page to ask for again: neither is a failure of ours. */
export function asPageError(error: unknown): unknown {
  if (statusOf(error) === 503) return data(null, { status: 503, headers: { 'retry-after': '1' } });
  const status = callersMistake(error);
  return status === null ? error : data(null, { status });
}

/** Where the address is all that was asked: one that could not be read leads as little anywhere as an unknown one. */
export const asUnknownAddress = (error: unknown): unknown =>
  callersMistake(error) === null ? error : data(null, { status: 404 });
