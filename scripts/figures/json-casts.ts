import { type Node, Visitor } from 'oxc-parser';
import type { Figure } from './figure.ts';
import type { ParsedFile } from './parsed-file.ts';

const SCHEMA = 'apps/server/src/platform/database/schema.ts';

/** `experience: Generated<Json>;` of the generated tables. */
const JSON_COLUMN = /^ {2}(\w+): .*\bJson\b/gm;

/** The server but for where requests are answered: a body is no column. */
const ROWS = /^apps\/server\/src\/(?!platform\/(http|web)\/)/;

/** Where JSON out of the database, or out of a text, is called something that it was not checked to be. */
export function findJsonCasts(files: readonly ParsedFile[]): Figure {
  const schema = files.find(({ path }) => path === SCHEMA)?.text ?? '';
  const columns = new Set([...schema.matchAll(JSON_COLUMN)].map(([, name]) => name ?? ''));
  const product = files.filter(({ path, isTest }) => ROWS.test(path) && !isTest);
  return {
    name: 'Unchecked casts of JSON columns',
    findings: product.flatMap((file) => castsIn(file, columns)),
  };
}

function castsIn({ path, program, lineAt }: ParsedFile, columns: ReadonlySet<string>): string[] {
  const found: string[] = [];
  new Visitor({
    TSAsExpression({ expression, typeAnnotation, start }) {
      const isNamed = typeAnnotation.type === 'TSUnknownKeyword' || isConst(typeAnnotation);
      if (!isNamed && isJson(expression, columns)) found.push(`${path}:${lineAt(start)}`);
    },
  }).visit(program);
  return found;
}

const isConst = (type: Node): boolean =>
  type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const';

/** The column of a row, taken out of one, or what stands for it where it is absent; and what `JSON.parse` answers. */
function isJson(node: Node, columns: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'Identifier':
      return columns.has(node.name);
    case 'MemberExpression':
      return node.property.type === 'Identifier' && !node.computed && columns.has(node.property.name);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return isJson(node.expression, columns);
    case 'LogicalExpression':
      return isJson(node.left, columns);
    case 'CallExpression':
      return isJsonParse(node.callee);
    default:
      return false;
  }
}

const isJsonParse = (callee: Node): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'JSON' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'parse';
