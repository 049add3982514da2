import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchPage } from '@candela/contract/pages/match-page.ts';
import { addressesOf, pages } from '@candela/contract/pages/pages.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import routes from './routes.ts';

function toRoute({ path, index, file, children }: RouteConfigEntry): RouteObject {
  const handle = { file: file.replace('routes/', '') };
  return index ? { index, handle } : { path, handle, children: children?.map(toRoute) };
}

const tree = routes.map(toRoute);
const routedTo = (pathname: string) => matchRoutes(tree, pathname)?.at(-1)?.route.handle.file;

const odd = [
  '/Dashboard/JOBS',
  '/dashboard/jobs/',
  '/dashboard/jobs//',
  '/dashboard//jobs',
  '/dashboard/%6Aobs',
  '/dashboard/jobs%2F7',
  '/dashboard/jobs/%20',
  '/dashboard/jobs/7/8',
  '/admin',
  '/admin/',
  '/team/7',
  '/try/a/b',
  '/jobs/',
  '/jobs/7/a/b',
  '/resources/preview',
  '/resources/preview/a/b',
  '/dev/gallery/x',
  '/nothing',
  '//',
];

describe('pages of the product', () => {
  it('each say in which shape they come', () => {
    const files = pages.filter((page) => page.frame === 'product' && !page.isRedirect).map(({ file }) => file);
    const source = (file: string) => readFileSync(path.join(import.meta.dirname, 'routes', file), 'utf8');
    const shapeless = files.filter((file) => !source(file).includes('export const handle: PageHandle'));
    expect(shapeless).toEqual(['app/not-found.tsx', 'app/not-found.tsx']);
  });
});

describe('guards, caches and counts', () => {
  it('mean the page that the router shows', () => {
    const usual = pages.flatMap((page) => [...addressesOf(page), page.path.replaceAll(/:(\w+)\??|\*/g, 'x-7')]);
    for (const pathname of [...usual, ...odd]) {
      expect(`${pathname} ${matchPage(pathname)?.page.file}`).toBe(`${pathname} ${routedTo(pathname)}`);
    }
  });
});
