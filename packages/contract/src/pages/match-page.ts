import type { Page } from './page.ts';
import { pages } from './pages.ts';

export interface PageMatch {
  page: Page;
  params: Readonly<Record<string, string>>;
}

/** What a part of a path weighs: an exact word beats a value, a value beats everything below. */
const weights = { word: 10, value: 3, rest: -2 };

const patterns = pages
  .flatMap((page) => spellings(page.path.split('/').slice(1)).map((segments) => ({ page, segments })))
  .map((pattern) => ({ ...pattern, weight: pattern.segments.length + sum(pattern.segments.map(weightOf)) }))
  .sort((one, other) => other.weight - one.weight);

/** The page an address shows, decided as the web app's router decides: whatever the case, decoded, heaviest first. */
export function matchPage(pathname: string): PageMatch | undefined {
  const given = decode(pathname.replace(/(?<!\/)\/+$/, ''))
    .split('/')
    .slice(1);
  for (const { page, segments } of patterns) {
    const params = fit(segments, given);
    if (params) return { page, params };
  }
  return undefined;
}

/** `a/:b?` is both `a` and `a/:b`. */
function spellings(segments: readonly string[]): string[][] {
  const [first, ...others] = segments;
  if (first === undefined) return [[]];
  const rest = spellings(others);
  if (first === '') return rest;
  const withFirst = rest.map((following) => [first.replace(/\?$/, ''), ...following]);
  return first.endsWith('?') ? [...withFirst, ...rest] : withFirst;
}

function weightOf(segment: string): number {
  if (segment === '*') return weights.rest;
  return segment.startsWith(':') ? weights.value : weights.word;
}

function fit(segments: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  const isOpen = segments.at(-1) === '*';
  const named = isOpen ? segments.slice(0, -1) : segments;
  if (given.length < named.length || (!isOpen && given.length > named.length)) return undefined;
  const params: Record<string, string> = {};
  for (const [at, segment] of named.entries()) {
    const value = given[at] ?? '';
    if (segment.startsWith(':')) {
      if (value === '') return undefined;
      params[segment.slice(1)] = value;
    } else if (segment.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}

/** An address that cannot be decoded is taken as it stands. */
function decode(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
