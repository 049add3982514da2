import pg from 'pg';

type Texts = readonly (string | null)[];
type Parser = (text: string) => unknown;

/** Reads a statement's rows from the texts that the database sends. */
export interface Columns {
  /** Where each stands. */
  places: ReadonlyMap<string, number>;
  /** One of them. */
  parse(place: number, text: string): unknown;
  read(texts: Texts): Record<string, unknown>;
}

export function columnsOf(fields: readonly pg.FieldDef[]): Columns {
  const names = fields.map(({ name }) => name);
  const parsers = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text') as Parser);
  // Rows that begin with all of their columns have one shape, and are quicker to fill.
  const empty = Object.fromEntries(names.map((name) => [name, null]));
  return {
    places: new Map(names.map((name, place) => [name, place])),
    parse: (place, text) => parsers[place]?.(text),
    read: (texts) => {
      const row: Record<string, unknown> = { ...empty };
      for (const [at, name] of names.entries()) {
        const text = texts[at] ?? null;
        if (text !== null) row[name] = parsers[at]?.(text);
      }
      return row;
    },
  };
}
