import { CalendarFailed } from './port.ts';

/** What Google's client throws, as far as it is of use here. */
interface GoogleError {
  status?: number | undefined;
  code?: number | string | undefined;
  response?: { status?: number | undefined; data?: unknown } | undefined;
}

const statusOf = ({ response, status, code }: GoogleError): number | undefined =>
  response?.status ?? status ?? (typeof code === 'number' ? code : undefined);

export const isStatus = (error: unknown, ...statuses: readonly number[]): boolean =>
  statuses.includes(statusOf(error as GoogleError) ?? 0);

/** Only a reason and a code: the error itself holds the request with its tokens. */
export function failureOf(error: unknown): CalendarFailed {
  if (error instanceof CalendarFailed) return error;
  const known = error as GoogleError;
  const status = statusOf(known);
  const data = known.response?.data as { error?: unknown } | undefined;
  if (data?.error === 'invalid_grant' || status === 401) return new CalendarFailed('revoked', `HTTP_${status}`);
  if (status === 403 && JSON.stringify(data).includes('insufficientPermissions')) {
    return new CalendarFailed('revoked', 'INSUFFICIENT_PERMISSIONS');
  }
  return new CalendarFailed('unavailable', status ? `HTTP_${status}` : String(known.code ?? 'NO_ANSWER'));
}
