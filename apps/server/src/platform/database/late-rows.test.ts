import { type QueryExecutorProvider, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createParent } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { organisationScope, type Scope } from './scope.ts';
import { asStoredMark, readRow, StoredRow } from './stored-row.ts';

let app: TestApp;
let scope: Scope;
beforeAll(async () => {
  app = await createTestApp();
  scope = organisationScope((await createParent(app)).organisationId);
});
afterAll(() => app.close());

interface Row {
  n: number;
  name: string;
  none: string | null;
  at: Date;
}

const total = 3000;
/** More than the network carries in one piece, so that rows are cut anywhere. */
const rowsAs = (mark: string) => sql<Row | StoredRow<Row>>`${sql.raw(mark)}
  select n::int, repeat('Zoë 李 ', n % 97) as name, null::text as none, timestamptz 'epoch' + n * interval '1 second' as at
  from generate_series(1, ${total}::int) n order by n`;
const expected = Array.from({ length: total }, (_, at) => ({
  n: at + 1,
  name: 'Zoë 李 '.repeat((at + 1) % 97),
  none: null,
  at: new Date((at + 1) * 1000),
}));

it('reads rows the same whether they are read as they come, later or not at once', async () => {
  const { database } = app.platform;
  const ask = async (tx: QueryExecutorProvider, mark: string) => (await rowsAs(mark).execute(tx)).rows;
  for (let time = 0; time < 3; time += 1) {
    const [stored, read] = await database.readListAtOnce(scope, (tx) =>
      Promise.all([ask(tx, asStoredMark), ask(tx, '')]),
    );
    expect(stored.every((row) => row instanceof StoredRow)).toBe(true);
    expect(stored.map(readRow)).toEqual(expected);
    expect(read).toEqual(expected);
  }
  expect(await ask(database.system, asStoredMark)).toEqual(expected);
});

it('knows a stored row by all of its columns, and reads one of them alone', async () => {
  const ask = async () =>
    (await app.platform.database.readListAtOnce(scope, (tx) => rowsAs(asStoredMark).execute(tx))).rows;
  const [before, after] = [await ask(), await ask()] as StoredRow<Row>[][];
  const [one, two, again] = [before?.[0], before?.[1], after?.[0]] as [StoredRow<Row>, StoredRow<Row>, StoredRow<Row>];
  expect([one.isSame(again), one.isSame(two)]).toEqual([true, false]);
  expect([two.text('n'), two.text('name'), two.text('none')]).toEqual(['2', 'Zoë 李 Zoë 李 ', null]);
});
