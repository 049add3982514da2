import type { Route } from '../kernel/route.ts';

export interface CallInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** `/api/jobs/:id` with its parameters and query filled in. Absent values are left out, lists are repeated. */
export function requestUrl(route: Pick<Route, 'id' | 'path'>, input: CallInput): string {
  const params = new Map(entriesOf(input.params));
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params.get(name);
    // An empty segment would silently call another route.
    if (value === undefined || value === null || value === '') throw new TypeError(`${route.id} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of entriesOf(input.query).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') query.append(name, String(item));
    }
  }
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}
