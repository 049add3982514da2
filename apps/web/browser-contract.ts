import type { Plugin, parseAst } from 'vite';

type Edit = { start: number; end: number; text: string };
type Statement = ReturnType<typeof parseAst>['body'][number];
type Value = NonNullable<Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['init']>;

/** What only the server does with a route. */
const serverOnly = ['summary', 'params', 'query', 'body', 'response', 'status', 'errors', 'rateLimit', 'bodyLimit'];
/** The admin's lists are kept in the address by the query of their calls. */
const isAddressed = (code: string) => code.includes("path: '/api/admin/");

/**
 * The contract as a browser needs it. A page calls a route by its method and path and never parses the answer, so the
 * schemas that only describe what the server takes and gives stay out of the download; those that a form or an address
 * is checked with remain, and nothing is written twice.
 */
export const browserContract = (): Plugin => ({
  name: 'browser-contract',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /packages\/contract\/src\/.*\.ts$/ },
    handler(code) {
      const edits: Edit[] = [];
      for (const statement of this.parse(code, { lang: 'ts' }).body) edits.push(...editsOf(statement, code));
      return edits
        .toSorted((one, other) => other.start - one.start)
        .reduce(
          (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
          code,
        );
    },
  },
});

function editsOf(statement: Statement, code: string): Edit[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => {
    if (!init || init.type === 'Literal' || init.type === 'ArrowFunctionExpression') return [];
    // Made by a function that is called for its value alone: what no page asks for is left out with all that it needs.
    const wrapped = [
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
      { start: init.end, end: init.end, text: '))()' },
    ];
    return [...wrapped, ...withoutServerFields(init, code)];
  });
}

function withoutServerFields(init: Value, code: string): Edit[] {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'defineRoute')
    return [];
  const [route] = init.arguments;
  if (route?.type !== 'ObjectExpression') return [];
  const isKept = (name: string) =>
    !serverOnly.includes(name) || (name === 'query' && isAddressed(code.slice(route.start, route.end)));
  return route.properties
    .filter((field) => field.type === 'Property' && field.key.type === 'Identifier' && !isKept(field.key.name))
    .map(({ start, end }) => ({ start, end, text: '...{}' }));
}
