import type { z } from 'zod';

/** A call whose query can be left out altogether: every part is optional or has a default. */
export interface QueryRoute<Shape extends z.ZodRawShape> {
  query?: z.ZodObject<Shape>;
}
export type QueryOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

const fieldsOf = <Shape extends z.ZodRawShape>(route: QueryRoute<Shape>): [string, z.ZodType][] =>
  Object.entries(route.query?.shape ?? {}) as [string, z.ZodType][];

/** What the address asks for, by the rules of the call it is for; anything it cannot mean falls back to the default. */
export function readAddressQuery<Shape extends z.ZodRawShape>(
  route: QueryRoute<Shape>,
  params: URLSearchParams,
): QueryOf<Shape> {
  const entries = fieldsOf(route).map(([name, field]) => {
    const given = field.safeParse(params.get(name) ?? undefined);
    return [name, given.success ? given.data : field.parse(undefined)];
  });
  return Object.fromEntries(entries);
}

/** The shortest address that means the same; what is not the call's stays. */
export function writeAddressQuery<Shape extends z.ZodRawShape>(
  route: QueryRoute<Shape>,
  current: URLSearchParams,
  next: QueryOf<Shape>,
): URLSearchParams {
  const params = new URLSearchParams(current);
  const values = new Map<string, unknown>(Object.entries(next));
  for (const [name, field] of fieldsOf(route)) {
    const value = values.get(name);
    const isDefault = value === undefined || value === '' || value === field.parse(undefined);
    if (isDefault) params.delete(name);
    else params.set(name, String(value));
  }
  return params;
}
