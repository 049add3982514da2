import { type Plugin, parseAst } from 'vite';

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
    handler: (code) => ({ code: unwrapped(code), map: null }),
  },
});

interface Cut {
  start: number;
  end: number;
}

/** From the end, so that earlier places stay where they are. */
const unwrapped = (code: string): string =>
  [...cutsIn(parseAst(code))]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);

/** The function's name in front of the brackets, and what follows the first thing within them. */
function* cutsIn(node: unknown): Generator<Cut> {
  if (Array.isArray(node)) for (const each of node) yield* cutsIn(each);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  const wrapping = wrappingOf(node as { type: string });
  if (wrapping) yield* wrapping;
  for (const value of Object.values(node)) yield* cutsIn(value);
}

interface Call extends Cut {
  type: string;
  callee?: Cut & { name?: string };
  arguments?: readonly Cut[];
}

function wrappingOf({ type, callee, arguments: inBrackets, end }: Partial<Call>): Cut[] | undefined {
  const [wrapped] = inBrackets ?? [];
  if (type !== 'CallExpression' || callee?.name !== '__name' || !wrapped || end === undefined) return undefined;
  return [callee, { start: wrapped.end, end: end - 1 }];
}
