import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const client = path.resolve(import.meta.dirname, '../../apps/web/build/client');

const part = { module: z.string(), imports: z.array(z.string()) };
const manifestSchema = z.object({
  entry: z.object(part),
  routes: z.record(z.string(), z.object({ parentId: z.string().optional(), ...part })),
});

export interface PageWeight {
  page: string;
  files: number;
  gzipBytes: number;
  /** What comes on top where the visitor is on the dashboard already, as one who clicks on a menu is. */
  nextGzipBytes: number;
}

const dashboard = 'routes/app/dashboard';

/** What the first look at each page with a script of the product asks for, as it was built. Public pages have none. */
export function pageWeights(): PageWeight[] {
  const manifest = readManifest();
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(path.join(client, file))).length;
    sizes.set(file, size);
    return size;
  };
  const sumOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  const known = filesOf(manifest, dashboard);
  return Object.keys(manifest.routes)
    .filter((page) => /^routes\/(app|admin|auth)\//.test(page))
    .map((page) => {
      const files = filesOf(manifest, page);
      const added = [...files].filter((file) => !known.has(file));
      return { page, files: files.size, gzipBytes: sumOf(files), nextGzipBytes: sumOf(added) };
    });
}

function filesOf({ entry, routes }: z.infer<typeof manifestSchema>, page: string): Set<string> {
  const files = new Set([entry.module, ...entry.imports]);
  for (let route = routes[page]; route; route = routes[route.parentId ?? '']) {
    for (const file of [route.module, ...route.imports]) files.add(file);
  }
  return files;
}

function readManifest(): z.infer<typeof manifestSchema> {
  const name = readdirSync(path.join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('The web is not built');
  const text = readFileSync(path.join(client, 'assets', name), 'utf8');
  return manifestSchema.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
}
