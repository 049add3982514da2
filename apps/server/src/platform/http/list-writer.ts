import type { Route } from '@candela/contract/kernel/route.ts';
import { z } from 'zod';
import { StoredRow } from '../database/stored-row.ts';
import { createRecentPieces } from './recent-pieces.ts';

/** An answer that was held against its contract as it was written; only a list's writer makes one. */
export class WrittenAnswer {
  readonly body: string;

  constructor(body: string) {
    this.body = body;
  }
}

interface Written<Row> {
  /** The answer without its entries. */
  around: unknown;
  rows: readonly (Row | StoredRow<Row>)[];
  toEntry(row: Row, place: number): unknown;
  /** Everything an entry follows from besides its row. */
  besides(place: number): string;
}

/**
 * Writes the answers of a list, entry by entry: each is held against the contract when its row is first seen, and its text used
 * again for as long as the row is the same in every column. `path` leads to the entries, which stand first in the answer.
 */
export function createListWriter(route: Route, path: readonly string[]) {
  const entries = path.reduce<z.ZodType>((schema, key) => partOf(schema, key), route.response);
  if (!(entries instanceof z.ZodArray)) throw new Error(`${route.id} has no list at ${path.join('.')}`);
  const entrySchema = entries.element as z.ZodType;
  const pieces = createRecentPieces<StoredRow<unknown>>();
  const opening = `${path.map((key) => `{${JSON.stringify(key)}:`).join('')}[`;
  const writeEntry = (entry: unknown) => JSON.stringify(fitted(route, entrySchema, entry));

  return <Row>({ around, rows, toEntry, besides }: Written<Row>): WrittenAnswer => {
    const written = rows.map((row, place) =>
      row instanceof StoredRow
        ? pieces.find(`${besides(place)} ${row.hint}`, row, () => writeEntry(toEntry(row.read() as Row, place)))
        : writeEntry(toEntry(row, place)),
    );
    const rest = JSON.stringify(fitted(route, route.response, around));
    if (!rest.startsWith(`${opening}]`)) throw new Error(`${route.id} does not begin with its list`);
    return new WrittenAnswer(opening + written.join(',') + rest.slice(opening.length));
  };
}

function partOf(schema: z.ZodType, key: string): z.ZodType {
  const part = schema instanceof z.ZodObject ? (schema.shape[key] as z.ZodType | undefined) : undefined;
  if (!part) throw new Error(`There is no ${key} in the answer`);
  return part;
}

/** The schema strips what is not declared: a row can never carry more out than the contract says. */
export function fitted(route: Route, schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw new Error(`The answer of ${route.id} does not fit its contract: ${parsed.error.message}`);
  }
  return parsed.data;
}
