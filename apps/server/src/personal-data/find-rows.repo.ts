import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../platform/database/database.ts';
import type { Belonging, Person, PersonalTables, TableName } from '../platform/manifest/personal-data.ts';

export type Columns = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The columns of every table with their types. */
export async function readColumns(tx: Tx): Promise<Columns> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(tx);
  const columns = new Map<string, Map<string, string>>();
  for (const { table, column, type } of rows) {
    columns.set(table, (columns.get(table) ?? new Map()).set(column, type));
  }
  return columns;
}

/** Which rows of a table belong to the person; undefined where none can. */
export function rowsOf(
  tables: PersonalTables,
  columns: Columns,
  table: TableName,
  person: Person,
): RawBuilder<SqlBool> | undefined {
  const conditions = Object.entries(tables[table]?.belongs ?? {}).flatMap(([column, belonging]) => {
    const condition = conditionOf({ tables, columns, table, column, belonging, person });
    return condition ? [condition] : [];
  });
  return conditions.length === 0 ? undefined : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

interface Belongs {
  tables: PersonalTables;
  columns: Columns;
  table: TableName;
  column: string;
  belonging: Belonging;
  person: Person;
}

function conditionOf({ tables, columns, table, column, belonging, person }: Belongs): RawBuilder<SqlBool> | undefined {
  const at = sql.ref(column);
  if (typeof belonging === 'object') {
    const rows = rowsOf(tables, columns, belonging.row, person);
    // Keys of tenants' tables begin with the organisation: by the id alone every row would be looked at.
    const isTenants = [table, belonging.row].every((name) => columns.get(name)?.has('organisation_id'));
    const [own, known] = isTenants ? [sql`(organisation_id, ${at})`, sql`organisation_id, id`] : [at, sql`id`];
    return rows && sql<SqlBool>`${own} in (select ${known} from ${sql.table(belonging.row)} where ${rows})`;
  }
  if (belonging === 'candidate') {
    return person.candidateIds.length > 0 ? sql<SqlBool>`${at} = any (${person.candidateIds}::uuid[])` : undefined;
  }
  if (belonging === 'email') {
    if (person.emails.length === 0) return undefined;
    const isAddress = sql<SqlBool>`lower(${at}) = any (${person.emails.map((email) => email.toLowerCase())}::text[])`;
    if (!person.organisationId) return isAddress;
    const isTenants = columns.get(table)?.has('organisation_id');
    return isTenants ? sql<SqlBool>`(${isAddress} and organisation_id = ${person.organisationId})` : undefined;
  }
  if (!person.accountId) return undefined;
  const isAccount = sql<SqlBool>`${at} = ${person.accountId}`;
  return belonging === 'account' ? isAccount : sql<SqlBool>`(${isAccount} and organisation_id is null)`;
}
