/** One value in the address: how its text is understood, and how it is written. Empty text leaves it out. */
export interface AddressField<T> {
  read(text: string | null): T;
  write(value: T): string;
}

type Fields<Values> = { readonly [Name in keyof Values]: AddressField<Values[Name]> };

export interface AddressState<Values> {
  /** What an address asks for; anything it cannot mean falls back to the default. */
  read(params: URLSearchParams): Values;
  /** The shortest address that means the same; what is not its own stays. */
  write(current: URLSearchParams, next: Values): URLSearchParams;
  /** A change of anything but the page starts at the first page again. */
  change(current: URLSearchParams, change: Partial<Values>): URLSearchParams;
}

export interface AddressOptions<Values> {
  /** Values that say nothing about what is listed: changing them keeps the page. */
  keepsPage?: readonly (keyof Values)[];
}

/** What of a page stands in its address, said once. */
export function defineAddress<Values extends object>(
  fields: Fields<Values>,
  { keepsPage = [] }: AddressOptions<Values> = {},
): AddressState<Values> {
  const names = Object.keys(fields) as (keyof Values & string)[];
  const read = (params: URLSearchParams) =>
    Object.fromEntries(names.map((name) => [name, fields[name].read(params.get(name))])) as Values;
  const write = (current: URLSearchParams, next: Values) => {
    const params = new URLSearchParams(current);
    for (const name of names) {
      const text = fields[name].write(next[name]);
      if (text) params.set(name, text);
      else params.delete(name);
    }
    return params;
  };
  return {
    read,
    write,
    change(current, change) {
      const before = read(current);
      const changed = Object.keys(change) as (keyof Values)[];
      const startsAgain = 'page' in before && !changed.every((name) => keepsPage.includes(name));
      return write(current, { ...before, ...(startsAgain && { page: 1 }), ...change });
    },
  };
}

const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isId = (text: string): boolean => idForm.test(text);

/** A value that may be missing, and how its text is told from nonsense. */
const meant = (isMeant: (text: string) => boolean): AddressField<string | undefined> => ({
  read: (text) => (text !== null && isMeant(text) ? text : undefined),
  write: (value) => value ?? '',
});

/** The id of what a page is about; may be missing. */
export const optionalId = meant(isId);

/** A word of no known list, no longer than the server takes; may be missing. */
export const optionalText = (longest: number) => meant((text) => text !== '' && text.length <= longest);

/** A day of the calendar, as in 2030-12-31; may be missing. */
export const optionalDay = meant(
  (text) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true,
);

interface NumberRange {
  least: number;
  most: number;
  /** Whole numbers unless told otherwise. */
  hasFractions?: boolean;
}

const isInRange = (value: number, { least, most, hasFractions }: NumberRange): boolean =>
  value >= least && value <= most && (hasFractions || Number.isInteger(value));

/** A number that may be missing. */
export const optionalNumber = (range: NumberRange): AddressField<number | undefined> => ({
  read: (text) => (text?.trim() && isInRange(Number(text), range) ? Number(text) : undefined),
  write: (value) => (value === undefined ? '' : String(value)),
});

/** A number that stands for another one when it is missing. */
export const numberOr = (fallback: number, range: NumberRange): AddressField<number> => ({
  read: (text) => optionalNumber(range).read(text) ?? fallback,
  write: (value) => (value === fallback ? '' : String(value)),
});

/** Which page of a list; the first unless told otherwise. */
export const pageNumber = numberOr(1, { least: 1, most: 100_000 });

/** One of a few words. */
export function oneOf<T extends string>(values: readonly T[]): AddressField<T | undefined>;
export function oneOf<T extends string>(values: readonly T[], fallback: NoInfer<T>): AddressField<T>;
export function oneOf<T extends string>(values: readonly T[], fallback?: T): AddressField<T | undefined> {
  return {
    read: (text) => values.find((known) => known === text) ?? fallback,
    write: (value) => (value === undefined || value === fallback ? '' : value),
  };
}

/** Words that were typed, no longer than the server takes. */
export const typedText = (longest = 200): AddressField<string> => ({
  read: (text) => (text ?? '').slice(0, longest),
  write: (value) => value,
});
