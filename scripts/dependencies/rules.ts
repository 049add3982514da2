import type { Import, SourceFile } from './source-file.ts';

/** The arrows between workspaces; everything not listed is forbidden. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/engine': ['packages/contract'],
  'packages/integrations': ['packages/contract'],
  'apps/server': ['packages/contract', 'packages/engine', 'packages/integrations'],
  'apps/web': ['packages/contract'],
};

/** The contract is read by browser and server alike and brings nothing but its schemas' library. */
const CONTRACT_PACKAGES = ['zod'];

/** How SQL reaches the database. */
const SQL_PACKAGES = ['kysely', 'pg', 'pg-boss'];
const SQL_PLACES = [/\.repo\.ts$/, /^apps\/server\/src\/platform\/(database|postgres|queue|limits)\//, /^db\//];

/**
 * What a server feature shows to the others: its manifest (through which they use its service), its services, its policies
 * (who may) and its tasks (a name and a payload). Its routes, its SQL and its helpers are its own.
 */
const FEATURE_FACE = /\.(feature|service|policy|tasks)\.ts$/;

/**
 * The web app from the ground up: a folder imports what lies below it and its own. Those of one row stand beside each
 * other and never meet; only the things the product is about (`entities`) may show one another.
 */
const WEB_LAYERS: readonly (readonly RegExp[])[] = [
  [/^lib\//, /^theme\//],
  [/^components\/ui\//],
  [/^components\//],
  [/^entities\//],
  [/^features\/[^/]+\//, /^shell\//, /^public\//],
  [/^routes\//],
];

const ENVIRONMENT_PLACES = [
  /^(scripts|bench|e2e|proofs)\//,
  /^apps\/server\/src\/entry\//,
  /^apps\/server\/src\/platform\/config\/read-environment\.ts$/,
  /^apps\/[^/]+\/[^/]+\.config\.ts$/,
];

const LINE_LIMIT = 400;
const GENERATED = ['apps/server/src/platform/database/schema.ts'];

/** Programs that train and judge the engine; the product never runs them. */
const isTool = (path: string): boolean => /^packages\/engine\/(eval|training)\//.test(path);

type Rule = (file: SourceFile, imported: Import) => string | undefined;

const IMPORT_RULES: readonly Rule[] = [
  function workspaceArrows(file, { specifier, target }) {
    if (!file.workspace || !target) return undefined;
    const to = workspaceOf(target);
    if (to === file.workspace) return undefined;
    if (!to) return isAsset(target) ? undefined : `the product does not import from ${target}`;
    if (!ARROWS[file.workspace]?.includes(to)) return `${file.workspace} does not import ${to}`;
    return specifier.startsWith('.') ? `${to} is imported by its name, not by path` : undefined;
  },
  function contractIsAlone(file, { specifier, target }) {
    if (file.workspace !== 'packages/contract' || file.isTest || target) return undefined;
    return CONTRACT_PACKAGES.includes(packageOf(specifier)) ? undefined : 'the contract imports nothing but zod';
  },
  function engineIsPure(file, { specifier }) {
    if (file.workspace !== 'packages/engine' || file.isTest || isTool(file.path)) return undefined;
    return specifier.startsWith('node:') ? 'the engine does no input or output' : undefined;
  },
  function sqlStaysInRepos(file, { specifier }) {
    if (!file.workspace || file.isTest || !SQL_PACKAGES.includes(packageOf(specifier))) return undefined;
    return SQL_PLACES.some((place) => place.test(file.path)) ? undefined : 'only *.repo.ts files speak SQL';
  },
  function serverFeaturesMeetInServices(file, { target }) {
    const [from, to] = [featureOf(file.path), target && featureOf(target)];
    if (file.workspace !== 'apps/server' || file.isTest || !from || !to || !target || from === to) return undefined;
    return FEATURE_FACE.test(target)
      ? undefined
      : `of ${to} only its manifest, services, policies and tasks are for others`;
  },
  function webLayers(file, { target }) {
    const [from, to] = [webFolderOf(file.path), target && webFolderOf(target)];
    if (!from || !to || from.layer > to.layer || from.name === to.name) return undefined;
    if (from.layer < to.layer) return `${from.name} does not import what lies above it (${to.name})`;
    return `${from.name} and ${to.name} do not import each other: pages compose them`;
  },
  function platformKnowsNoFeature(file, { target }) {
    if (!file.path.startsWith('apps/server/src/platform/') || file.isTest || !target) return undefined;
    return featureOf(target) ? 'the platform does not know the features' : undefined;
  },
  function recordsKnowNoFeature(file, { target }) {
    if (!file.path.startsWith('apps/server/src/records/') || file.isTest || !target) return undefined;
    return featureOf(target) ? 'features stand on the records, not the other way round' : undefined;
  },
  function productNeedsNoTests(file, { target }) {
    if (!file.workspace || file.isTest || isTool(file.path) || !target) return undefined;
    return /\.test\.tsx?$|\/testing\//.test(target) ? 'the product does not import what is for tests' : undefined;
  },
];

export function findForbidden(
  files: ReadonlyMap<string, SourceFile>,
  manifests: ReadonlyMap<string, string>,
): string[] {
  return [...[...files.values()].flatMap(findInFile), ...[...manifests].flatMap(findInManifest)];
}

function findInFile(file: SourceFile): string[] {
  const problems: string[] = [];
  if (file.workspace && !ARROWS[file.workspace]) problems.push(`${file.path}: ${file.workspace} is no known workspace`);
  if (file.lineCount > LINE_LIMIT && !GENERATED.includes(file.path)) {
    problems.push(`${file.path}: ${file.lineCount} lines, more than ${LINE_LIMIT}`);
  }
  if (!ENVIRONMENT_PLACES.some((place) => place.test(file.path))) {
    for (const line of file.environmentReads) {
      problems.push(`${file.path}:${line}: the environment is read in platform/config/read-environment.ts`);
    }
  }
  for (const imported of file.imports) {
    for (const rule of IMPORT_RULES) {
      const problem = rule(file, imported);
      if (problem) problems.push(`${file.path}:${imported.line}: ${problem} ('${imported.specifier}')`);
    }
  }
  return problems;
}

/** A dependency that is declared will be used one day. */
function findInManifest([path, text]: [string, string]): string[] {
  const workspace = workspaceOf(path);
  const manifest: { dependencies?: object; devDependencies?: object } = JSON.parse(text);
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  return names
    .filter((name) => name.startsWith('@candela/'))
    .map((name) => `packages/${name.slice('@candela/'.length)}`)
    .filter((to) => !workspace || !ARROWS[workspace]?.includes(to))
    .map((to) => `${path}: ${workspace} does not depend on ${to}`);
}

function workspaceOf(path: string): string | undefined {
  return /^(packages|apps)\/[^/]+/.exec(path)?.[0];
}

function featureOf(path: string): string | undefined {
  return /^apps\/[^/]+\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** Where a file of the web app stands among its layers, and the folder that may use it freely. */
function webFolderOf(path: string): { layer: number; name: string } | undefined {
  const inSource = /^apps\/web\/src\/(.+)$/.exec(path)?.[1] ?? '';
  for (const [layer, folders] of WEB_LAYERS.entries()) {
    const name = folders.map((folder) => folder.exec(inSource)?.[0]).find(Boolean);
    if (name) return { layer, name: name.slice(0, -1) };
  }
  return undefined;
}

/** `@scope/name` of `@scope/name/file`, `name` of `name/file`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isAsset(path: string): boolean {
  return !/\.tsx?$/.test(path);
}
