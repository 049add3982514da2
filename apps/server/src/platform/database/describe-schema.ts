import pg from 'pg';

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  generated: boolean;
  /** The column's check constraint when it is a list of allowed words. */
  words: string[] | null;
}

const typeNames: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  jsonb: 'unknown',
  bytea: 'Buffer',
  timestamptz: 'Date',
  date: 'string',
  tsvector: 'string',
  _text: 'string[]',
  _uuid: 'string[]',
  _int4: 'number[]',
  _float4: 'number[]',
};

const columnsQuery = `
  select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as nullable,
         (c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS') as generated,
         (select array_agg(m[1] order by ord)
          from pg_constraint k
          join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
          cross join lateral regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') with ordinality as r(m, ord)
          where k.contype = 'c' and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
            and a.attname = c.column_name
            and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as words
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'schema_migrations'
  order by c.table_name, c.ordinal_position`;

/** Row types for Kysely, from the database as the migrations leave it: what is checked there is a union here. */
export async function describeSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Column>(columnsQuery).finally(() => client.end());
  const tables = Map.groupBy(rows, (row) => row.table);
  const interfaces = [...tables].map(
    ([table, columns]) => `export interface ${typeName(table)} {\n${columns.map(describe).join('\n')}\n}\n`,
  );
  const index = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)};`).join('\n');
  return [
    '// Written by `npm run schema` from the migrations; a test fails when it is out of date.',
    "import type { ColumnType } from 'kysely';\n",
    // Kysely's own Generated does not look inside a ColumnType.
    'type Generated<T> = T extends ColumnType<infer S, infer I, infer U>',
    '  ? ColumnType<S, I | undefined, U>',
    '  : ColumnType<T, T | undefined, T>;',
    'type Timestamp = ColumnType<Date, Date | string, Date | string>;',
    'type Json = ColumnType<unknown, string, string>;\n',
    ...interfaces,
    `export interface DB {\n${index}\n}\n`,
  ].join('\n');
}

const typeName = (table: string) =>
  table.replace(/(^|_)([a-z])/g, (_match, _gap, letter: string) => letter.toUpperCase());

function describe({ name, type, nullable, generated, words, table }: Column): string {
  const base = words?.map((word) => `'${word}'`).join(' | ') ?? typeNames[type];
  if (!base) throw new Error(`No TypeScript type is known for ${table}.${name} (${type})`);
  const special = base === 'Date' ? 'Timestamp' : base === 'unknown' ? 'Json' : base;
  const optional = nullable ? `${special} | null` : special;
  return `  ${name}: ${generated ? `Generated<${optional}>` : optional};`;
}
