import { Visitor } from 'oxc-parser';
import type { Figure } from './figure.ts';
import type { ParsedFile } from './parsed-file.ts';

const LINE_LIMIT = 60;

interface Span {
  start: number;
  end: number;
}

/** Functions of the product that cannot be seen whole on a screen, the longest first. */
export function findLongFunctions(files: readonly ParsedFile[]): Figure {
  const found = files.filter(({ path, isTest }) => /^(apps|packages)\//.test(path) && !isTest).flatMap(longFunctionsOf);
  return {
    name: `Functions over ${LINE_LIMIT} lines`,
    findings: found.sort((a, b) => b.lines - a.lines).map(({ lines, at }) => `${at}: ${lines} lines`),
  };
}

function longFunctionsOf({ path, program, lineAt }: ParsedFile): { lines: number; at: string }[] {
  const found: { lines: number; at: string }[] = [];
  const measure = ({ start, end }: Span) => {
    const first = lineAt(start);
    const lines = lineAt(end) - first + 1;
    if (lines > LINE_LIMIT) found.push({ lines, at: `${path}:${first}` });
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program);
  return found;
}
