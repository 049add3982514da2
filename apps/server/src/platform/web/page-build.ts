import type { ServerBuild } from 'react-router';

/**
 * The build with the routes of one page alone, those around it included. For each page the router looks through all routes
 * twice and sets every one of them up anew; there are more than a hundred. Only for pages from which no app goes on to others.
 */
export function buildOfPage(build: ServerBuild, path: string): ServerBuild {
  const own = withRoutesOf(build, [path]);
  if (own === build) return build;
  const routes = { ...own.routes };
  for (const [id, route] of Object.entries(routes)) routes[id] = route && withoutHandingOn(route);
  return { ...own, routes };
}

/**
 * The same for a page that runs the app. With it the router sends what the app needs to know of the pages on the way to it,
 * the home page and the one for what is not found among them; of all others the app asks when it meets a link to them.
 */
export function buildOfAppPage(build: ServerBuild, path: string): ServerBuild {
  if (branchOf(build, path).length === 0) return build;
  const parts = path.split('/').slice(1);
  return withRoutesOf(build, ['/', '/*', ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)]);
}

function withRoutesOf(build: ServerBuild, paths: readonly string[]): ServerBuild {
  const ids = new Set(paths.flatMap((path) => branchOf(build, path)).map(({ id }) => id));
  if (ids.size === 0) return build;
  const only = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}

/**
 * Whatever loaders answer the router also writes down for an app, which on these pages never runs. It writes what can be
 * listed: so the page finds everything by its name, and there is nothing to write.
 */
function withoutHandingOn(route: BuiltRoute): BuiltRoute {
  const { loader } = route.module;
  if (!loader) return route;
  return { ...route, module: { ...route.module, loader: async (args) => unlisted(await loader(args)) } };
}

function unlisted(answer: unknown): unknown {
  if (isWithHeaders(answer)) return Object.assign(answer, { data: unlisted(answer.data) });
  if (answer === null || typeof answer !== 'object' || answer instanceof Response) return answer;
  const properties = Object.entries(answer).map(([name, value]) => [name, { value, enumerable: false }]);
  return Object.defineProperties({}, Object.fromEntries(properties));
}

/** As `data()` of the router makes it. */
const isWithHeaders = (answer: unknown): answer is { data: unknown } =>
  (answer as { type?: unknown } | null)?.type === 'DataWithResponseInit';

/**
 * Whether a page is the same for all callers: none of its routes loads anything, but for the outermost, which looks at looks
 * alone, and those that say in their `handle` that they load facts about this installation.
 */
export function isSameForCallers(build: ServerBuild, path: string): boolean {
  const branch = branchOf(build, path);
  return (
    branch.length > 0 &&
    branch.every(({ id, module }) => !module.middleware && (id === 'root' || loadsNoCaller(module)))
  );
}

const loadsNoCaller = ({ loader, handle }: BuiltRoute['module']): boolean =>
  loader === undefined || (handle as { loads?: 'site' } | undefined)?.loads === 'site';

/** The page's own route and those around it. */
function branchOf(build: ServerBuild, path: string): BuiltRoute[] {
  const branch: BuiltRoute[] = [];
  let route = Object.values(build.routes).find((one) => one !== undefined && pathOf(one) === path);
  for (; route; route = build.routes[route.parentId ?? '']) branch.push(route);
  return branch;
}

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>;

/** As in the list of pages. The frames around pages have none, though the outermost says that its path is empty. */
const pathOf = ({ index, path }: BuiltRoute): string | undefined => (index ? '/' : path && `/${path}`);
