import { type Plugin, parseAst } from 'vite';
import { type Cut, nodesIn, withCuts } from './cuts.ts';

/**
 * The parts of menus and dialogs come with each of their functions wrapped in `__name(…, 'Name')`, so that it keeps its
 * name when it is made small: for stack traces, in every download. The wrapping is taken off.
 */
export const withoutNames = (): Plugin => ({
  name: 'without-names',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /node_modules\/@radix-ui\/.*\.mjs$/, code: 'var __name = ' },
    handler: (code) => ({ code: withCuts(code, [...nodesIn(parseAst(code))].flatMap(wrappingOf)), map: null }),
  },
});

interface Call extends Cut {
  type: string;
  callee?: Cut & { name?: string };
  arguments?: readonly Cut[];
}

/** The function's name in front of the brackets, and what follows the first thing within them. */
function wrappingOf({ type, callee, arguments: inBrackets, end }: Call): Cut[] {
  const [wrapped] = inBrackets ?? [];
  if (type !== 'CallExpression' || callee?.name !== '__name' || !wrapped) return [];
  return [callee, { start: wrapped.end, end: end - 1 }];
}
