import type { Conflict } from '@candela/contract/kernel/errors.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';

export interface Versioned {
  version: number;
}

/** One field that was changed in the meantime, in both wordings. */
export interface ConflictingField {
  path: string;
  mine: string;
  theirs: string;
  /** Whether this form changed it too; otherwise the other change is simply news. */
  isMineChanged: boolean;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const before = (base: Versioned, path: string): unknown => new Map(Object.entries(base)).get(path);

/** What another caller changed since the form was filled; what only this form changed is no conflict. */
export const conflictingFields = (base: Versioned, { fields }: Conflict): ConflictingField[] =>
  fields
    .filter(({ path, theirs }) => !isSame(theirs, before(base, path)))
    .map(({ path, theirs, yours }) => ({
      path,
      mine: toText(yours),
      theirs: toText(theirs),
      isMineChanged: !isSame(yours, before(base, path)),
    }));

/** The thing as it is there now, as far as the answer tells. */
export const withTheirs = <T extends Versioned>(base: T, { version, fields }: Conflict): T => ({
  ...base,
  ...Object.fromEntries(fields.map(({ path, theirs }) => [path, theirs])),
  version,
});

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value as a person reads it: lists line by line, parts with their names. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return moment.test(value) ? formatDate(value, 'moment', deviceZone()) : value;
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => [name, toText(part)])
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n');
}
