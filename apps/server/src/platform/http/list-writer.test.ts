import { may } from '@candela/contract/kernel/permissions.ts';
import { defineRoute } from '@candela/contract/kernel/route.ts';
import pg from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { sentRow } from '../../testing/sent-row.ts';
import { columnsOf } from '../database/columns.ts';
import { StoredRow } from '../database/stored-row.ts';
import { createColumnsWriter, createListWriter } from './list-writer.ts';

const route = defineRoute({
  id: 'test.list',
  method: 'GET',
  path: '/api/test',
  summary: 'A list',
  access: may('job.read'),
  response: z.object({
    list: z.object({ entries: z.array(z.object({ place: z.number(), name: z.string().nullable(), n: z.number() })) }),
    total: z.number(),
  }),
});

interface Row {
  name: string | null;
  n: number;
}

const { TEXT, INT4 } = pg.types.builtins;
const columns = columnsOf([
  { name: 'name', dataTypeID: TEXT },
  { name: 'n', dataTypeID: INT4 },
] as pg.FieldDef[]);
const stored = (...texts: (string | null)[]) => new StoredRow<Row>(columns, sentRow(...texts));

function createWriter() {
  const write = createListWriter(route, ['list', 'entries']);
  const made: (string | null)[] = [];
  return {
    made,
    write: (rows: (Row | StoredRow<Row>)[], total: unknown = rows.length) =>
      write<Row>({
        around: { list: { entries: [] }, total, hidden: 'x' },
        rows,
        toEntry: (row, place) => {
          made.push(row.name);
          return { ...row, place, secret: 'x' };
        },
        besides: String,
      }).body.toString(),
  };
}

it('writes what the contract declares and nothing more, in its order', () => {
  const { write } = createWriter();
  const expected = '{"list":{"entries":[{"place":0,"name":"Ann","n":1},{"place":1,"name":null,"n":2}]},"total":2}';
  expect(write([stored('Ann', '1'), stored(null, '2')])).toBe(expected);
  expect(write([stored('Ann', '1'), stored(null, '2')])).toBe(expected);
  expect(
    write([
      { name: 'Ann', n: 1 },
      { name: null, n: 2 },
    ]),
  ).toBe(expected);
  expect(write([])).toBe('{"list":{"entries":[]},"total":0}');
});

it('makes an entry again where its row or its place is another', () => {
  const { write, made } = createWriter();
  write([stored('Ann', '1'), stored('Ben', '2')]);
  write([stored('Ann', '1'), stored('Ben', '2')]);
  expect(made).toEqual(['Ann', 'Ben']);
  write([stored('Ben', '2'), stored('Ann', '3')]);
  expect(made).toEqual(['Ann', 'Ben', 'Ben', 'Ann']);
});

it('takes no two rows for the same', () => {
  const rows = [
    ['', null],
    [null, ''],
    ['', ''],
    [null, null],
    ['-', ''],
    ['1:', '0:'],
    ['0:', '1:'],
    ['0:0:', ''],
  ].map((texts) => stored(...(texts as string[])));
  for (const [place, row] of rows.entries()) {
    expect(rows.map((other) => row.isSame(other))).toEqual(rows.map((_, at) => at === place));
  }
});

it('refuses what does not fit, around the list and in it', () => {
  const { write } = createWriter();
  expect(() => write([], 'many')).toThrow('test.list does not fit its contract');
  expect(() => write([stored('Ann', 'x')])).toThrow('test.list does not fit its contract');
  expect(() => createListWriter(route, ['list', 'people'])).toThrow('no people');
  expect(() => createListWriter(route, ['total'])).toThrow('no list');
});

const sideBySide = defineRoute({
  id: 'test.columns',
  method: 'GET',
  path: '/api/columns',
  summary: 'Lists side by side',
  access: may('job.read'),
  response: z.object({
    lists: z.object({ left: z.array(z.object({ n: z.number() })), right: z.array(z.object({ n: z.number() })) }),
    total: z.number(),
  }),
});

it('writes lists that stand side by side, each entry once for all of them', () => {
  const write = createColumnsWriter(sideBySide, 'lists', ['left', 'right']);
  let made = 0;
  const answer = (columns: [string, StoredRow<Row>[]][]) =>
    write<Row>({
      around: { lists: { left: [], right: [] }, total: 3 },
      columns: new Map(columns),
      toEntry: (row) => {
        made += 1;
        return row;
      },
    }).body.toString();
  const [one, two] = [stored('Ann', '1'), stored('Ben', '2')];
  expect(
    answer([
      ['right', [one]],
      ['left', [two, one]],
    ]),
  ).toBe('{"lists":{"left":[{"n":2},{"n":1}],"right":[{"n":1}]},"total":3}');
  expect(answer([['left', [two]]])).toBe('{"lists":{"left":[{"n":2}],"right":[]},"total":3}');
  expect(made).toBe(2);
});

it('refuses lists whose names or order are not those of the contract', () => {
  const around = { lists: { left: [], right: [] }, total: 0 };
  const write = createColumnsWriter(sideBySide, 'lists', ['right', 'left']);
  expect(() => write({ around, columns: new Map(), toEntry: () => null })).toThrow('does not begin with its lists');
  expect(() => createColumnsWriter(sideBySide, 'lists', ['middle'])).toThrow('no middle');
});

it('says one column of a row without reading it', () => {
  expect([stored('Ann', '1').text('n'), stored(null, '1').text('name')]).toEqual(['1', null]);
});
