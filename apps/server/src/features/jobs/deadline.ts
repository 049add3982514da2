import { AppError } from '../../platform/errors.ts';

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;
const local = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** How far the United Kingdom is ahead of UTC at an instant. */
function ukOffsetMs(instant: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    timeZoneName: 'longOffset',
  }).formatToParts(instant);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const hours = Number(name.match(/GMT([+-]\d{2}):/)?.[1] ?? 0);
  return hours * 3_600_000;
}

/** A day ends at midnight in the United Kingdom; a time without a zone is meant there too; an instant is itself. */
export function parseDeadline(value: string): Date {
  if (!dayOnly.test(value) && !local.test(value)) return new Date(value);
  const asUtc = new Date(`${dayOnly.test(value) ? `${value}T23:59:59.999` : value}Z`);
  return new Date(asUtc.getTime() - ukOffsetMs(asUtc));
}

export function assertFuture(deadline: Date, now: Date): void {
  if (deadline > now) return;
  const message = 'Application deadline must be in the future';
  throw new AppError('VALIDATION_FAILED', { message, errors: [{ path: 'applicationDeadline', message }] });
}
