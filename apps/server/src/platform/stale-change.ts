import type { Conflict } from '@candela/contract/kernel/errors.ts';
import { AppError } from './errors.ts';

const compareThem = 'This was changed in the meantime. Compare both versions before you save.';

/**
 * Refuses a change that was based on an older version, with both texts of each field that would be overwritten. A change
 * that names no version, or says what is there already, goes through.
 */
export function refuseStale(
  basedOn: number | undefined,
  current: { version: number },
  sent: object,
  present: object,
  message = compareThem,
): void {
  if (basedOn === undefined || basedOn === current.version) return;
  const fields = differences(sent, present);
  if (fields.length > 0) throw new AppError('CONFLICT', { message, conflict: { version: current.version, fields } });
}

function differences(sent: object, present: object): Conflict['fields'] {
  const now = new Map(Object.entries(present));
  return Object.entries(sent)
    .filter(([path, yours]) => yours !== undefined && now.has(path) && !isSame(yours, now.get(path)))
    .map(([path, yours]) => ({ path, theirs: now.get(path) ?? null, yours }));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(tidy(one)) === JSON.stringify(tidy(other));

/** Without what says nothing, and in one order: an absent list and an empty one are the same. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(tidy);
  if (typeof value !== 'object' || value === null) return value === null || value === '' ? undefined : value;
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, tidy(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
