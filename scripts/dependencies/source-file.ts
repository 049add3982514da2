import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface SourceFile {
  path: string;
  /** `packages/contract`, `apps/server` …; `undefined` for what is no part of the product (scripts, benchmarks). */
  workspace: string | undefined;
  /** Tests, and what only tests import. */
  isTest: boolean;
  lineCount: number;
  imports: Import[];
  /** Lines that read `process.env`. */
  environmentReads: number[];
}

export interface Import {
  specifier: string;
  line: number;
  /** The file of this repository that is meant, or `undefined` for a package. */
  target: string | undefined;
}

export function readSources(contents: ReadonlyMap<string, string>): Map<string, SourceFile> {
  const files = new Map<string, SourceFile>();
  for (const [path, text] of contents) {
    if (!path.endsWith('.json'))
      files.set(
        path,
        readSource(path, text, (candidate) => contents.has(candidate)),
      );
  }
  return files;
}

/** Reads what a file imports: statically, dynamically, by `export … from`, and for types. */
function readSource(path: string, text: string, exists: (path: string) => boolean): SourceFile {
  const { module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => ({ specifier: moduleRequest.value, at: moduleRequest.start })),
    ...module.staticExports.flatMap(({ entries }) => {
      const request = entries[0]?.moduleRequest;
      return request ? [{ specifier: request.value, at: request.start }] : [];
    }),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      // Only what is written out can be checked; the product imports nothing else.
      const literal = /^(['"`])(.*)\1$/s.exec(text.slice(start, end))?.[2];
      return literal === undefined ? [] : [{ specifier: literal, at: start }];
    }),
  ];
  const environmentReads: number[] = [];
  new Visitor({
    MemberExpression(node) {
      const isProcess = node.object.type === 'Identifier' && node.object.name === 'process';
      const isEnv = node.property.type === 'Identifier' && node.property.name === 'env';
      if (isProcess && isEnv) environmentReads.push(lineOf(node.start));
    },
  }).visit(program);
  return {
    path,
    workspace: /^(packages|apps)\/[^/]+/.exec(path)?.[0],
    isTest: /\.(test|contract|matrix)\.tsx?$|\/testing\//.test(path),
    lineCount: text.trimEnd().split('\n').length,
    imports: found.map(({ specifier, at }) => ({
      specifier,
      line: lineOf(at),
      target: resolve(path, specifier, exists),
    })),
    environmentReads,
  };
}

function resolve(from: string, specifier: string, exists: (path: string) => boolean): string | undefined {
  const workspace = /^@candela\/([^/]+)\/(.+)$/.exec(specifier);
  if (workspace) return `packages/${workspace[1]}/src/${workspace[2]}`;
  const path = specifier.startsWith('#') ? resolveAlias(from, specifier) : resolveRelative(from, specifier);
  if (!path) return undefined;
  const candidates = [path, `${path}.ts`, `${path}.tsx`];
  return candidates.find(exists) ?? path;
}

function resolveRelative(from: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), specifier)) : undefined;
}

/** The `imports` of a workspace's `package.json`: `#` stands for its `src`, and the widest used folder has a name. */
function resolveAlias(from: string, specifier: string): string | undefined {
  const workspace = /^(packages|apps)\/[^/]+/.exec(from)?.[0];
  return workspace && posix.join(workspace, 'src', specifier.slice(1).replace(/^ui\//, 'components/ui/'));
}
