import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

/** From what every page loads to what only pages of the product share: a module lies in the first that it belongs to. */
const sharedChunks = ['frame', 'sign-in', 'shell', 'product', 'admin'] as const;

/**
 * How the product's script is cut. Many small files compress badly and are asked for one by one, so what several pages
 * share lies in a few: what signing in needs, what each page of the product has around it, and what pages of the
 * product have in common. What one page alone needs stays with that page. Public pages load none of this; their one
 * script (`src/site`) is built as an entry of its own.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie)\//, priority: 9 },
  ...sharedChunks.map((chunk, place) => ({
    name: (id: string, modules: Modules) => (chunkOf(id, modules) === chunk ? chunk : null),
    minShareCount: chunk === 'product' || chunk === 'admin' ? 3 : 2,
    priority: sharedChunks.length - place,
  })),
];

/** Packages that offer all their parts through one file: which page asks for which part cannot be followed. */
const packageChunks: [RegExp, (typeof sharedChunks)[number]][] = [
  [/node_modules\/(zod|react-hook-form|@tanstack\/(query-core|react-query)|lucide-react)\//, 'sign-in'],
  [
    /node_modules\/@radix-ui\/(react-(slot|tabs|roving-focus|collection|context|direction|id|presence)|.*use-)/,
    'sign-in',
  ],
  [/node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|sonner)/, 'shell'],
];

function chunkOf(id: string, modules: Modules): (typeof sharedChunks)[number] | null {
  const ofPackage = packageChunks.find(([packages]) => packages.test(id))?.[1];
  if (ofPackage) return ofPackage;
  const neededBy = modulesThatNeed(id, modules);
  const isNeededBy = (place: RegExp) => neededBy.some((module) => place.test(module));
  if (isNeededBy(/\/src\/(root|entry\.client)\.tsx/)) return 'frame';
  if (isNeededBy(/\/routes\/auth\//)) return 'sign-in';
  if (isNeededBy(/\/routes\/app\/layout\.tsx/)) return 'shell';
  if (isNeededBy(/\/routes\/app\//)) return 'product';
  return isNeededBy(/\/routes\/admin\//) ? 'admin' : null;
}

function modulesThatNeed(id: string, modules: Modules): string[] {
  const found = new Set([id]);
  for (const module of found)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) found.add(importer);
  return [...found];
}
