import { type Plugin, parseAst } from 'vite';
import { type Cut, nodesIn, withCuts } from './cuts.ts';

/**
 * The router without what only its users' developers need: the sentences about its wrong use, and the names that its
 * components have in their tools. A component with such a name, or made by a call, would be in the download even where no
 * page uses it.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/.*\.js$/ },
    handler: (code) => ({ code: withCuts(code, outermost([...nodesIn(parseAst(code))].flatMap(cutOf))), map: null }),
  },
});

interface Node extends Cut {
  type: string;
  name?: string;
  id?: Node | null;
  body?: Node;
  callee?: Node;
  object?: Node;
  property?: Node;
  expression?: Node;
  left?: Node;
  init?: Node | null;
  arguments?: readonly Node[];
}

/** For products whose root has no page for errors; ours has. */
const ownErrorPage = 'RemixRootDefaultErrorBoundary';

const isReact = (node: Node | undefined): boolean => /^React(?:\$\d)?$/.test(node?.name ?? '');

function cutOf(node: Node): Cut[] {
  const { type, callee, start, end } = node;
  if (type === 'FunctionDeclaration' && node.id?.name === ownErrorPage && node.body)
    return [{ start: node.body.start, end: node.body.end, instead: '{ return null }' }];
  if (type === 'ExpressionStatement' && node.expression?.left?.property?.name === 'displayName')
    return [{ start, end }];
  if (type === 'VariableDeclarator' && node.init && isReact(node.init.callee?.object))
    return [{ start: node.init.start, end: node.init.start, instead: '/* @__PURE__ */ ' }];
  if (type !== 'CallExpression') return [];
  if (callee?.name === 'warning' || callee?.name === 'warningOnce') return [{ start, end, instead: 'void 0' }];
  const [condition] = node.arguments ?? [];
  return callee?.name === 'invariant' && condition ? [{ start: condition.end, end: end - 1 }] : [];
}

/** What lies within a piece that is left out anyway goes with it. */
const outermost = (cuts: readonly Cut[]): Cut[] =>
  cuts.filter((cut) => !cuts.some((other) => other !== cut && other.start <= cut.start && cut.end <= other.end));
