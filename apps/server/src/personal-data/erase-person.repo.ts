import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../platform/database/database.ts';
import type {
  EraseOf,
  ErasePerson,
  Person,
  PersonalTable,
  PersonalTables,
  TableName,
} from '../platform/manifest/personal-data.ts';
import { type Columns, readColumns, rowsOf } from './find-rows.repo.ts';

/** The one way to erase a person: through what every feature declares. */
export function createErasePerson(tables: PersonalTables, eraseOf: readonly EraseOf[]): ErasePerson {
  return async (tx, person) => {
    const columns = await readColumns(tx);
    const files = await listFiles(tx, tables, columns, person);
    for (const erase of eraseOf) await erase(tx, person);
    for (const { table, declared } of inOrder(tables)) {
      await handOver(tx, table, declared, person);
      await eraseRows(tx, { tables, columns, table, declared, person });
    }
    return files;
  };
}

/** Everything one organisation has of a candidate whose record is their own. */
export function createLeave(tables: PersonalTables, leaveOf: readonly EraseOf[]): ErasePerson {
  return async (tx, person) => {
    for (const forget of leaveOf) await forget(tx, person);
    const columns = await readColumns(tx);
    const gone = inOrder(tables).filter(({ table, declared: { belongs, erased } }) => {
      const isDeleted = erased === 'with its owner' || erased === 'deleted';
      return isDeleted && !('id' in belongs) && columns.get(table)?.has('organisation_id');
    });
    const files: string[] = [];
    for (const { table, declared } of gone) {
      const rows = rowsOf(tables, columns, table, person);
      if (!rows) continue;
      const condition = sql<SqlBool>`${rows} and organisation_id = ${person.organisationId ?? null}`;
      files.push(...(await listKeys(tx, table, declared.files ?? [], condition)));
      await sql`delete from ${sql.table(table)} where ${condition}`.execute(tx);
    }
    return files;
  };
}

/** The person's own rows last: what refers to them is found through them. */
function inOrder(tables: PersonalTables): { table: TableName; declared: PersonalTable }[] {
  const all = Object.entries(tables).map(([table, declared]) => ({ table: table as TableName, declared }));
  const isRoot = ({ declared }: { declared: PersonalTable }) => 'id' in declared.belongs;
  const roots = all.filter(isRoot).sort((a) => (a.declared.belongs.id === 'account' ? 1 : -1));
  return [...all.filter((each) => !isRoot(each)), ...roots];
}

async function listFiles(tx: Tx, tables: PersonalTables, columns: Columns, person: Person): Promise<string[]> {
  const keys = new Set<string>();
  for (const [name, { files = [] }] of Object.entries(tables)) {
    const condition = rowsOf(tables, columns, name as TableName, person);
    for (const key of condition ? await listKeys(tx, name, files, condition) : []) keys.add(key);
  }
  return [...keys];
}

async function listKeys(tx: Tx, table: string, files: readonly string[], condition: RawBuilder<SqlBool>) {
  const keys: string[] = [];
  for (const file of files) {
    const { rows } = await sql<{ key: string }>`
      select ${sql.ref(file)} as key from ${sql.table(table)}
      where ${condition} and ${sql.ref(file)} is not null`.execute(tx);
    keys.push(...rows.map(({ key }) => key));
  }
  return keys;
}

/** What a recruiter made belongs to the organisation: its parent answers for it from now on. */
async function handOver(
  tx: Tx,
  table: TableName,
  { actors = {} }: PersonalTable,
  { accountId }: Person,
): Promise<void> {
  if (!accountId) return;
  for (const [column] of Object.entries(actors).filter(([, becomes]) => becomes === 'handed over')) {
    await sql`
      update ${sql.table(table)} t set ${sql.ref(column)} = parent.account_id
      from members parent
      where parent.organisation_id = t.organisation_id and parent.is_parent and parent.account_id <> ${accountId}
        and t.${sql.ref(column)} = ${accountId}`.execute(tx);
  }
}

interface Erasure {
  tables: PersonalTables;
  columns: Columns;
  table: TableName;
  declared: PersonalTable;
  person: Person;
}

async function eraseRows(tx: Tx, { tables, columns, table, declared: { erased }, person }: Erasure): Promise<void> {
  const condition = rowsOf(tables, columns, table, person);
  if (!condition) return;
  if (erased === 'deleted') {
    await sql`delete from ${sql.table(table)} where ${condition}`.execute(tx);
  } else if (typeof erased === 'object' && 'emptied' in erased) {
    const values = Object.entries(erased.emptied).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`update ${sql.table(table)} set ${sql.join(values)} where ${condition}`.execute(tx);
  }
}
