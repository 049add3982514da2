import type { Route } from '@candela/contract/kernel/route.ts';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { contentType, hostileText, hostileValue, pathSegment, queryString, rawBody } from './hostile-values.ts';

/** Things that exist, so that what is generated also gets past the first check. */
export interface Known {
  ids: readonly string[];
  emails: readonly string[];
  passwords: readonly string[];
}

/** The part of JSON Schema that zod writes and this reads. */
interface Shape {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: readonly string[];
}

const oddKeys = fc.dictionary(
  hostileText.filter((key) => key.length < 100),
  hostileValue,
  { maxKeys: 2 },
);

const shapeOf = (schema: z.ZodType | undefined): Shape =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : {};

/** A value that the schema most likely accepts. */
function plausible(shape: Shape, name: string, known: Known): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => plausible(choice, name, known)));
  switch (shape.type) {
    case 'string':
      return plausibleText(shape, name, known);
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(shape.minimum ?? 0, -1e6), max: Math.min(shape.maximum ?? 1000, 1e6) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(plausible(shape.items ?? {}, name, known), { maxLength: 3 });
    case 'object':
      return fc.record(mapValues(shape.properties ?? {}, (part, key) => plausible(part, key, known)));
    default:
      return fc.string({ maxLength: 20 });
  }
}

function plausibleText({ format, pattern, minLength = 0, maxLength = 1000 }: Shape, name: string, known: Known) {
  if (format === 'email' || /email/i.test(name)) return fc.constantFrom(...known.emails, 'stranger@hostile.test');
  if (format === 'uuid' || /id$/i.test(name)) return fc.oneof(fc.constantFrom(...known.ids), fc.uuid());
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'uri') return fc.webUrl();
  if (/password/i.test(name)) return fc.constantFrom(...known.passwords);
  if (pattern === '^\\d{6}$') return fc.integer({ min: 100_000, max: 999_999 }).map(String);
  const length = { minLength: Math.min(minLength, 200), maxLength: Math.min(Math.max(minLength, maxLength), 200) };
  return fc.string(length);
}

const absent = Symbol('absent');

const withoutAbsent = (object: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== absent));

/** The object the schema describes: whole, with one thing wrong, or with hardly anything right. */
function damagedObject(shape: Shape, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const properties = shape.properties ?? {};
  const names = Object.keys(properties);
  const fine = mapValues(properties, (part, name) => plausible(part, name, known));
  const whole = fc.record(fine, { requiredKeys: names.filter((name) => shape.required?.includes(name)) });
  if (names.length === 0) return fc.oneof(fc.constant({}), oddKeys);

  const wrong = (name: string) => {
    const nested = properties[name]?.properties ? [damagedObject(properties[name], known)] : [];
    return fc.oneof(hostileValue, fc.constant(absent), ...nested);
  };
  const oneWrong = fc
    .tuple(
      whole,
      fc.constantFrom(...names).chain((name) => fc.record({ [name]: wrong(name) })),
    )
    .map((parts) => Object.assign({}, ...parts));
  const manyWrong = fc.record(mapValues(properties, (_part, name) => fc.oneof(fine[name] ?? wrong(name), wrong(name))));
  const unasked = fc.tuple(oddKeys, whole).map((parts) => Object.assign({}, ...parts));
  return fc
    .oneof(
      { weight: 2, arbitrary: whole },
      { weight: 8, arbitrary: oneWrong },
      { weight: 8, arbitrary: manyWrong },
      { weight: 1, arbitrary: unasked },
    )
    .map(withoutAbsent);
}

function bodyOf(route: Route, known: Known): fc.Arbitrary<Pick<InjectOptions, 'payload'> & { type?: string }> {
  const damaged = damagedObject(shapeOf(route.body), known).map((body) => JSON.stringify(body));
  const anything = hostileValue.map((value) => JSON.stringify(value));
  const payload = fc.oneof(
    { weight: route.body ? 7 : 1, arbitrary: damaged },
    { weight: 2, arbitrary: anything },
    { weight: 2, arbitrary: rawBody },
  );
  const sent = fc.record({ payload, type: contentType });
  return route.body ? sent : fc.oneof(fc.constant({}), sent);
}

function queryOf(route: Route, known: Known): fc.Arbitrary<string> {
  const said = damagedObject(shapeOf(route.query), known).map((query) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      for (const one of Array.isArray(value) ? value.slice(0, 5) : [value]) {
        search.append(name, typeof one === 'object' ? JSON.stringify(one).slice(0, 500) : String(one).slice(0, 5000));
      }
    }
    return search.toString();
  });
  return fc.oneof(
    { weight: route.query ? 6 : 1, arbitrary: said },
    { weight: 2, arbitrary: queryString },
    { weight: 2, arbitrary: fc.constant('') },
  );
}

function pathOf(route: Route, known: Known): fc.Arbitrary<string> {
  const segments = route.path.split('/').slice(1);
  const filled = fc.tuple(
    ...segments.map((segment) =>
      segment.startsWith(':')
        ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known.ids) }, { weight: 2, arbitrary: pathSegment })
        : fc.constant(segment),
    ),
  );
  const path = filled.map((parts) => `/${parts.join('/')}`);
  const astray = fc.tuple(path, pathSegment).map(([start, end]) => `${start}/${end}`);
  return fc.oneof({ weight: 14, arbitrary: path }, { weight: 1, arbitrary: astray });
}

const headerValue = fc.constantFrom(
  '',
  'nonsense',
  'a=b; candela_refresh=%',
  'candela_refresh=%00; candela_oauth=x',
  '=;=;',
  'x'.repeat(4000),
);
const oddHeaders = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.record({ cookie: headerValue }) },
  { weight: 1, arbitrary: fc.record({ host: fc.constantFrom('', 'evil.example', '[', 'a b', '127.0.0.1:99999') }) },
  {
    weight: 1,
    arbitrary: fc.record({ 'user-agent': fc.constantFrom('', 'é'.repeat(900), 'x'.repeat(6000)), accept: headerValue }),
  },
);

/** Requests to one route that no well-meaning caller would send. */
export const hostileRequest = (route: Route, known: Known): fc.Arbitrary<InjectOptions> =>
  fc
    .record({
      path: pathOf(route, known),
      query: queryOf(route, known),
      body: bodyOf(route, known),
      headers: oddHeaders,
    })
    .map(({ path, query, body, headers }) => ({
      method: route.method,
      url: query ? `${path}?${query}` : path,
      headers: { ...headers, ...(body.type !== undefined && { 'content-type': body.type }) },
      ...(body.payload !== undefined && { payload: body.payload }),
    }));

function mapValues<T>(object: Record<string, Shape>, map: (value: Shape, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}
