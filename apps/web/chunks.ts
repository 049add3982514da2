import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

/**
 * How the product's script is cut. Many small files compress badly and are asked for one by one, so what several pages
 * share lies in a few: what signing in needs, and of that what only pages before it have; what each page of the product has
 * around it, and what pages of the product have in common. What one page alone needs stays with that page. Public pages load
 * none of this; their one script (`src/site`) is built as an entry of its own.
 */
const sharedChunks = [
  'framework',
  'core',
  'entrance',
  'words',
  'shell',
  'product',
  'rules',
  'forms',
  'cv',
  'admin',
] as const;
type SharedChunk = (typeof sharedChunks)[number];

export const chunks: Rolldown.CodeSplittingGroup[] = sharedChunks.map((chunk, place) => ({
  name: (id: string, modules: Modules) => (chunkOf(id, modules) === chunk ? chunk : null),
  debugName: chunk,
  priority: sharedChunks.length - place,
}));

const framework = /node_modules\/(react|react-dom|scheduler|react-router|cookie)\/|rolldown\/runtime/;
const page = /\/routes\/(app|admin|auth)\/[\w-]+\.tsx$/;

/** What forms are checked with: the contract's schemas and what they are made of. */
const rules = /node_modules\/zod\/|\?part=rules$/;
const formLibrary = /node_modules\/react-hook-form\//;
const small = /node_modules\/lucide-react\/|\?part=plain$|\/src\/lib\/use-[\w-]+\.ts$/;

function chunkOf(id: string, modules: Modules): SharedChunk | null {
  if (framework.test(id)) return 'framework';
  if (rules.test(id)) return 'rules';
  const neededBy = modulesThatNeed(id, modules);
  const isNeededBy = (place: RegExp) => neededBy.some((module) => place.test(module));
  if (isNeededBy(/\/src\/(root|entry\.client)\.tsx/)) return 'framework';
  // Words and lists that rules are made with: pages that need no rules find them without.
  if (id.endsWith('?part=plain') && isNeededBy(/\?part=rules$/)) return 'words';
  const isInProduct = isNeededBy(/\/routes\/app\//);
  if (isNeededBy(/\/routes\/auth\/login\.tsx/)) return isInProduct ? 'core' : page.test(id) ? null : 'entrance';
  if (isNeededBy(/\/routes\/app\/layout\.tsx/)) return 'shell';
  return sharedByPages(id, neededBy, modules);
}

function sharedByPages(id: string, neededBy: readonly string[], modules: Modules): SharedChunk | null {
  const pages = neededBy.filter((module) => page.test(module));
  const productPages = pages.filter((module) => !/\/routes\/admin\//.test(module));
  // An icon, the data of a call or a hook is too small for a file of its own.
  const isLoadedLaterToo = neededBy.some((module) => modules.getModuleInfo(module)?.dynamicImporters.length);
  if (small.test(id) && productPages.length > (isLoadedLaterToo ? 0 : 1)) return 'product';
  if (/\/entities\/cv\//.test(id) && pages.length === 2) return 'cv';
  if (pages.length < 3) return null;
  const isForm = modulesNeededBy(id, modules).some((module) => rules.test(module) || formLibrary.test(module));
  if (isForm && !small.test(id)) return 'forms';
  return productPages.length > 0 ? 'product' : 'admin';
}

const modulesThatNeed = (id: string, modules: Modules) =>
  reachedFrom(id, (module) => modules.getModuleInfo(module)?.importers ?? []);
const modulesNeededBy = (id: string, modules: Modules) =>
  reachedFrom(id, (module) => modules.getModuleInfo(module)?.importedIds ?? []);

function reachedFrom(id: string, next: (module: string) => readonly string[]): string[] {
  const found = new Set([id]);
  for (const module of found) for (const other of next(module)) found.add(other);
  return [...found];
}
