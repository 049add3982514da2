import { type Node, Visitor } from 'oxc-parser';
import type { Figure } from './figure.ts';
import type { ParsedFile } from './parsed-file.ts';

interface Declared {
  id: string;
  /** `packages/contract/src/jobs/jobs.routes.ts#listJobs`. */
  name: string;
}

/** Routes whose id does not begin with the one word that its folders in the contract and on the server are named by. */
export function findMisnamedRoutes(files: readonly ParsedFile[]): Figure {
  const product = files.filter(({ isTest }) => !isTest);
  const routes = product.flatMap(declaredIn);
  const bound = new Map(product.flatMap(boundIn));
  const misnamed = routes.flatMap(({ id, name }) => {
    const places = [name, bound.get(name)].filter((place) => place !== undefined);
    const wrong = places.filter((place) => !place.includes(`/${id.split('.')[0]}/`));
    return wrong.length > 0 ? [`${id}: ${wrong.join(', ')}`] : [];
  });
  return { name: 'Route ids that do not name their folders', findings: misnamed, outOf: routes.length };
}

function declaredIn({ path, program }: ParsedFile): Declared[] {
  if (!path.startsWith('packages/contract/src/')) return [];
  const routes: Declared[] = [];
  new Visitor({
    VariableDeclarator({ id: name, init }) {
      if (name.type !== 'Identifier' || init?.type !== 'CallExpression') return;
      const [options] = init.arguments;
      if (init.callee.type !== 'Identifier' || init.callee.name !== 'defineRoute' || !options) return;
      const id = readId(options);
      if (id) routes.push({ id, name: `${path}#${name.name}` });
    },
  }).visit(program);
  return routes;
}

function readId(options: Node): string | undefined {
  if (options.type !== 'ObjectExpression') return undefined;
  for (const property of options.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'id') continue;
    if (property.value.type === 'Literal') return String(property.value.value);
  }
  return undefined;
}

/** Which file of a server feature binds which route, by the route's name in the contract. */
function boundIn({ path, program }: ParsedFile): [route: string, path: string][] {
  if (!path.startsWith('apps/server/src/features/')) return [];
  const modules = new Map<string, string>();
  const bound: [string, string][] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      const file = source.value.replace(/^@candela\/contract\//, 'packages/contract/src/');
      for (const specifier of specifiers) {
        const imported =
          specifier.type === 'ImportSpecifier' && 'name' in specifier.imported ? specifier.imported.name : '';
        modules.set(specifier.local.name, imported ? `${file}#${imported}` : file);
      }
    },
    CallExpression({ callee, arguments: [route] }) {
      if (callee.type !== 'Identifier' || !callee.name.startsWith('bind') || !route) return;
      const name = nameOf(route, modules);
      if (name) bound.push([name, path]);
    },
  }).visit(program);
  return bound;
}

function nameOf(route: Node, modules: ReadonlyMap<string, string>): string | undefined {
  if (route.type === 'Identifier') return modules.get(route.name);
  if (route.type !== 'MemberExpression' || route.object.type !== 'Identifier') return undefined;
  const file = modules.get(route.object.name);
  return file && route.property.type === 'Identifier' ? `${file}#${route.property.name}` : undefined;
}
