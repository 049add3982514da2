import type { Route } from '@candela/contract/kernel/route.ts';
import { z } from 'zod';
import { StoredRow } from '../database/stored-row.ts';
import { createRecentPieces } from './recent-pieces.ts';

/** An answer that was held against its contract as it was written; only a list's writer makes one. */
export class WrittenAnswer {
  readonly body: Buffer;

  constructor(body: Buffer) {
    this.body = body;
  }
}

interface Entries<Row> {
  rows: readonly (Row | StoredRow<Row>)[];
  toEntry(row: Row, place: number): unknown;
  /** Everything an entry follows from besides its row. */
  besides(place: number): string;
}

interface Written<Row> extends Entries<Row> {
  /** The answer without its entries. */
  around: unknown;
}

/**
 * Writes the answers of a list, entry by entry: each is held against the contract when its row is first seen, and its text used
 * again for as long as the row is the same in every column. `path` leads to the entries, which stand first in the answer.
 */
export function createListWriter(route: Route, path: readonly string[]) {
  const writeEntries = createEntriesWriter(route, path);
  const opening = `${path.map((key) => `{${JSON.stringify(key)}:`).join('')}[`;
  const begun = Buffer.from(opening);

  return <Row>({ around, ...entries }: Written<Row>): WrittenAnswer => {
    const written = writeEntries(entries);
    const rest = JSON.stringify(fitted(route, route.response, around));
    if (!rest.startsWith(`${opening}]`)) throw new Error(`${route.id} does not begin with its list`);
    return new WrittenAnswer(Buffer.concat([begun, ...written, Buffer.from(rest.slice(opening.length))]));
  };
}

interface WrittenColumns<Row> extends Omit<Entries<Row>, 'rows' | 'besides'> {
  around: unknown;
  /** The rows of each list. Entries follow from their rows alone. */
  columns: ReadonlyMap<string, Entries<Row>['rows']>;
}

/** Lists side by side are many entries at once: a board has about three hundred thousand letters. */
const mostLettersOfColumns = 2_000_000;

/** The same for lists of one kind that stand side by side at `key`, first in the answer and in the order of `names`. */
export function createColumnsWriter(route: Route, key: string, names: readonly [string, ...string[]]) {
  const writeEntries = createEntriesWriter(route, [key, names[0]], mostLettersOfColumns);
  const opening = `{${JSON.stringify(key)}:{`;
  const begun = names.map((name, place) => Buffer.from(`${place === 0 ? opening : '],'}${JSON.stringify(name)}:[`));
  const empty = `${opening}${names.map((name) => `${JSON.stringify(name)}:[]`).join(',')}}`;

  return <Row>({ around, columns, toEntry }: WrittenColumns<Row>): WrittenAnswer => {
    const lists = names.flatMap((name, place) => [
      begun[place] as Buffer,
      ...writeEntries({ rows: columns.get(name) ?? [], toEntry, besides: () => '' }),
    ]);
    const rest = JSON.stringify(fitted(route, route.response, around));
    if (!rest.startsWith(empty)) throw new Error(`${route.id} does not begin with its lists`);
    return new WrittenAnswer(Buffer.concat([...lists, Buffer.from(`]}${rest.slice(empty.length)}`)]));
  };
}

function createEntriesWriter(route: Route, path: readonly string[], mostLetters?: number) {
  const entries = path.reduce<z.ZodType>((schema, key) => partOf(schema, key), route.response);
  if (!(entries instanceof z.ZodArray)) throw new Error(`${route.id} has no list at ${path.join('.')}`);
  const entrySchema = entries.element as z.ZodType;
  const pieces = createRecentPieces<StoredRow<unknown>>(mostLetters);
  // With the comma before it, which the first of a list goes without.
  const writeEntry = (entry: unknown) => Buffer.from(`,${JSON.stringify(fitted(route, entrySchema, entry))}`);
  return <Row>({ rows, toEntry, besides }: Entries<Row>): Buffer[] =>
    rows.map((row, place) => {
      const written =
        row instanceof StoredRow
          ? pieces.find(`${besides(place)} ${row.hint}`, row, () => writeEntry(toEntry(row.read() as Row, place)))
          : writeEntry(toEntry(row, place));
      return place === 0 ? written.subarray(1) : written;
    });
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
