import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAst, transformWithOxc } from 'vite';
import { type Cut, withCuts } from './cuts.ts';

type Statement = ReturnType<typeof parseAst>['body'][number];
type Value = NonNullable<Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['init']>;
export type Part = 'plain' | 'rules';

/** A file of the contract in two: what is made with zod, and what is not. */
interface ContractFile {
  code: Readonly<Record<Part, string>>;
  /** In which part a name is found. */
  parts: ReadonlyMap<string, Part>;
}

/** What only the server does with a route. */
const serverOnly = ['summary', 'params', 'query', 'body', 'response', 'status', 'errors', 'rateLimit', 'bodyLimit'];

const files = new Map<string, Promise<ContractFile>>();

export function contractFile(file: string): Promise<ContractFile> {
  const known = files.get(file) ?? readContractFile(file);
  files.set(file, known);
  return known;
}

async function readContractFile(file: string): Promise<ContractFile> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  return splitFile(file, withoutServerFields(code));
}

function withoutServerFields(code: string): string {
  const declared = parseAst(code).body.flatMap(declaredIn);
  const routes = declared.flatMap(({ init }) => routeOf(init) ?? []);
  // What several routes have in common is written once, and spread into each.
  const spread = new Set(routes.flatMap(({ properties }) => properties.flatMap(spreadName)));
  const common = declared.flatMap(({ name, init }) =>
    spread.has(name) && init?.type === 'ObjectExpression' ? init : [],
  );
  const fields = [...routes, ...common].flatMap(({ properties }) => properties);
  return withCuts(code, fields.flatMap(serverField));
}

type Fields = Extract<Value, { type: 'ObjectExpression' }>;

const spreadName = (field: Fields['properties'][number]): string | [] =>
  field.type === 'SpreadElement' && field.argument.type === 'Identifier' ? field.argument.name : [];

/** The fields of a route, where a value is one. */
function routeOf(init: Value | null | undefined): Fields | undefined {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'defineRoute')
    return;
  const [route] = init.arguments;
  return route?.type === 'ObjectExpression' ? route : undefined;
}

function serverField(field: Fields['properties'][number]): Cut[] {
  if (field.type !== 'Property' || field.key.type !== 'Identifier') return [];
  if (serverOnly.includes(field.key.name)) return [{ start: field.start, end: field.end, instead: '...{}' }];
  // Who may call it is asked by the server, and by pages where they offer it: a call need only know to say who calls.
  const { value } = field;
  const isGrant = value.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'may';
  return isGrant ? [{ start: value.start, end: value.end, instead: "{ kind: 'signed-in' }" }] : [];
}

interface Declared {
  name: string;
  init?: Value | null;
}

function declaredIn(statement: Statement): Declared[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
    return [{ name: declaration.id?.name ?? '' }];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.map(({ id, init }) => ({ name: id.type === 'Identifier' ? id.name : '', init }));
}

/** All that is left of a file with nothing but types. */
const isEmptyExport = (statement: Statement): boolean =>
  statement.type === 'ExportNamedDeclaration' && !statement.declaration && statement.specifiers.length === 0;

async function splitFile(file: string, code: string): Promise<ContractFile> {
  const { body } = parseAst(code);
  const imports = await importsOf(body, file);
  const parts = new Map<string, Part>([...imports].map(([name, { part }]) => [name, part]));
  const statements = body.filter((statement) => statement.type !== 'ImportDeclaration' && !isEmptyExport(statement));
  const sorted = statements.map((statement) => {
    const uses = new Set(namesIn(statement));
    const names = declaredIn(statement).map(({ name }) => name);
    if (names.length === 0 || names.includes('')) throw new Error(`${file}: only named declarations can be split`);
    const part: Part = [...uses].some((name) => parts.get(name) === 'rules') ? 'rules' : 'plain';
    for (const name of names) parts.set(name, part);
    return { part, names, uses, text: textOf(statement, code) };
  });
  const own = new Map(sorted.flatMap(({ part, names }) => names.map((name) => [name, part])));
  const codeOf = (part: Part) => {
    const kept = sorted.filter((statement) => statement.part === part);
    const uses = new Set(kept.flatMap((statement) => [...statement.uses]));
    return [
      ...[...imports].filter(([name]) => uses.has(name)).map(([, { code: text }]) => text),
      ...[...own].flatMap(([name, at]) =>
        at !== part && uses.has(name) ? [importOf(name, `${file}?part=${at}`)] : [],
      ),
      ...kept.map(({ text }) => text),
      `export { ${kept.flatMap(({ names }) => names).join(', ')} };`,
    ].join('\n');
  };
  return { code: { plain: codeOf('plain'), rules: codeOf('rules') }, parts: own };
}

const importOf = (name: string, from: string, imported = name) =>
  `import { ${imported} as ${name} } from ${JSON.stringify(from)};`;

async function importsOf(body: readonly Statement[], file: string) {
  const found = new Map<string, { part: Part; code: string }>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const from = statement.source.value;
    const target = from.startsWith('.') ? path.resolve(path.dirname(file), from) : undefined;
    for (const { local, ...specifier } of statement.specifiers) {
      const imported = 'imported' in specifier && 'name' in specifier.imported ? specifier.imported.name : local.name;
      const part = target ? (await contractFile(target)).parts.get(imported) : 'rules';
      if (part)
        found.set(local.name, { part, code: importOf(local.name, target ? `${target}?part=${part}` : from, imported) });
    }
  }
  return found;
}

/** Made by a function that is called for its value alone: what no page asks for is left out with all that it needs. */
function textOf(statement: Statement, code: string): string {
  const text = code.slice(statement.start, statement.end).replace(/^export /, '');
  const shift = statement.end - text.length;
  return declaredIn(statement)
    .flatMap(({ init }) => (init && init.type !== 'Literal' && init.type !== 'ArrowFunctionExpression' ? [init] : []))
    .toReversed()
    .reduce((made, { start, end }) => {
      const value = made.slice(start - shift, end - shift);
      return `${made.slice(0, start - shift)}/* @__PURE__ */ (() => (${value}))()${made.slice(end - shift)}`;
    }, text);
}

/** The names that a piece of code refers to; not those of the fields of objects. */
function* namesIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* namesIn(each);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  if (node.type === 'Identifier' && 'name' in node) yield String(node.name);
  const isComputed = 'computed' in node && node.computed === true;
  for (const [field, value] of Object.entries(node)) {
    const isFieldName =
      (field === 'property' && node.type === 'MemberExpression') || (field === 'key' && node.type === 'Property');
    if (!isFieldName || isComputed) yield* namesIn(value);
  }
}
