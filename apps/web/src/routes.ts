import type { Page } from '@candela/contract/pages/page.ts';
import { pages } from '@candela/contract/pages/pages.ts';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** A module that serves several paths needs a name for each; the path is one. */
function routeOf({ path, file }: Page): RouteConfigEntry {
  const module = `routes/${file}`;
  if (path === '/') return index(module);
  const isShared = pages.filter((page) => page.file === file).length > 1;
  return route(path.slice(1), module, isShared ? { id: `${file} ${path}` } : {});
}

const framed = (frame: Page['frame']) => pages.filter((page) => page.frame === frame).map(routeOf);

export default [
  layout('routes/public/layout.tsx', framed('site')),
  ...framed('sign-in'),
  layout('routes/app/layout.tsx', framed('product')),
  ...framed('bare'),
] satisfies RouteConfig;
