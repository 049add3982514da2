import { type Comment, type Program, parseSync } from 'oxc-parser';

export interface ParsedFile {
  path: string;
  text: string;
  program: Program;
  comments: readonly Comment[];
  /** Tests, and what only tests import. */
  isTest: boolean;
  /** The line of an offset, counted from one. */
  lineAt(offset: number): number;
}

export function parseFile(path: string, text: string): ParsedFile {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  return {
    path,
    text,
    program,
    comments,
    isTest: /\.(test|spec|contract|matrix)\.tsx?$|\/testing\//.test(path),
    lineAt: (offset) => text.slice(0, offset).split('\n').length,
  };
}
