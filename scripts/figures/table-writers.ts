import { Visitor } from 'oxc-parser';
import type { Figure } from './figure.ts';
import type { ParsedFile } from './parsed-file.ts';

const BUILDERS = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const STATEMENTS = /\b(?:insert into|delete from|merge into|update(?= [a-z_]+(?: as)?(?: [a-z_]+)? set\b)) ([a-z_]+)/g;

/** Tables that more than one feature writes: who owns them, and keeps their rules, cannot be said. */
export function findSharedTables(files: readonly ParsedFile[]): Figure {
  const writers = new Map<string, Set<string>>();
  for (const file of files) {
    const owner = ownerOf(file);
    if (!owner) continue;
    for (const table of tablesWrittenBy(file)) writers.set(table, (writers.get(table) ?? new Set()).add(owner));
  }
  return {
    name: 'Tables that several features write',
    findings: [...writers]
      .filter(([, owners]) => owners.size > 1)
      .sort()
      .map(([table, owners]) => `${table} is written by ${[...owners].join(', ')}`),
    outOf: writers.size,
  };
}

/** Writes past the owners: the demo's rows have a past that no call of a feature could give them. */
const BESIDE_OWNERS = ['demo'];

/** `jobs` of a feature, `platform/audit` of the platform, `records` of what several features stand on. */
function ownerOf({ path, isTest }: ParsedFile): string | undefined {
  if (isTest) return undefined;
  const place = /^apps\/server\/src\/(?:features\/([^/]+)|(platform\/[^/]+)|([^/]+))\//.exec(path);
  const owner = place?.[1] ?? place?.[2] ?? place?.[3];
  return owner && BESIDE_OWNERS.includes(owner) ? undefined : owner;
}

function tablesWrittenBy({ program }: ParsedFile): Set<string> {
  const tables = new Set<string>();
  const readStatement = (text: string) => {
    for (const [, table] of text.replace(/\s+/g, ' ').matchAll(STATEMENTS)) if (table) tables.add(table);
  };
  new Visitor({
    CallExpression({ callee, arguments: [table] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!BUILDERS.has(callee.property.name) || table?.type !== 'Literal') return;
      tables.add(String(table.value).split(' ')[0] ?? '');
    },
    TemplateElement: ({ value }) => readStatement(value.raw),
    Literal: ({ value }) => {
      if (typeof value === 'string') readStatement(value);
    },
  }).visit(program);
  return tables;
}
