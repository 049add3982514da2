import { Visitor } from 'oxc-parser';
import type { Figure } from './figure.ts';
import type { ParsedFile } from './parsed-file.ts';

/** Where row-level security is set aside: `systemScope` and `database.system`, each use counted. */
export function findSystemScope(files: readonly ParsedFile[]): Figure {
  return { name: 'Uses of the system scope', findings: files.filter(isServer).flatMap(usesIn) };
}

function isServer({ path, isTest }: ParsedFile): boolean {
  const decidesIt = path.startsWith('apps/server/src/platform/database/');
  return path.startsWith('apps/server/src/') && !isTest && !decidesIt;
}

function usesIn({ path, program, lineAt }: ParsedFile): string[] {
  const offsets: number[] = [];
  const imported = new Set<number>();
  new Visitor({
    ImportSpecifier: ({ local }) => void imported.add(local.start),
    Identifier(node) {
      if (node.name === 'systemScope' && !imported.has(node.start)) offsets.push(node.start);
    },
    MemberExpression({ object, property }) {
      const isDatabase = /(^|\.)database$/.test(nameOf(object));
      if (isDatabase && property.type === 'Identifier' && property.name === 'system') offsets.push(property.start);
    },
  }).visit(program);
  return offsets.map((offset) => `${path}:${lineAt(offset)}`);
}

function nameOf(node: { type: string; name?: unknown; property?: { name?: unknown } | unknown }): string {
  if (node.type === 'Identifier') return String(node.name);
  const property = node.property;
  return typeof property === 'object' && property !== null && 'name' in property ? String(property.name) : '';
}
