import type { ServerBuild } from 'react-router';

/**
 * The build with the routes of one page alone, those around it included. For each page the router looks through all routes
 * twice and sets every one of them up anew; there are more than a hundred. Only for pages from which no app goes on to others.
 */
export function buildOfPage(build: ServerBuild, path: string): ServerBuild {
  const own = Object.values(build.routes).find((route) => route !== undefined && pathOf(route) === path);
  if (!own) return build;
  const ids = new Set<string>();
  for (let route: typeof own | undefined = own; route; route = build.routes[route.parentId ?? '']) ids.add(route.id);
  const only = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>;

/** As in the list of pages. The frames around pages have none, though the outermost says that its path is empty. */
const pathOf = ({ index, path }: BuiltRoute): string | undefined => (index ? '/' : path && `/${path}`);
