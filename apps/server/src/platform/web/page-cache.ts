import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

export interface CachedPage {
  status: number;
  headers: readonly [string, string][];
  html: Buffer;
  /** Compressed: quickly for the first who asks, who has waited for the page as well; better for those who come after. */
  gzip(): Buffer;
  tag: string;
}

export interface PageCache {
  find(key: string): CachedPage | undefined;
  /** Changes whenever something visitors see does: a page rendered under another one is not kept. */
  generation(): number;
  keep(
    key: string,
    generation: number,
    page: { status: number; headers: readonly [string, string][]; html: Buffer },
  ): CachedPage;
  /** What visitors see on these pages has changed, on all of them where none is named: what was rendered before is no longer true. */
  clear(paths?: readonly string[]): void;
}

/** A change clears the pages of every process; what goes on by itself, such as time, is seen this much later. */
export const usualLifetimeMs = 10_000;
const mostPages = 400;

/** Half the work for a tenth more to send. */
const quickLevel = 2;
const usualLevel = 6;

/** A key begins with the path of its page in the list of pages. */
export const pageKey = (path: string, ...parts: readonly string[]): string => [path, ...parts].join(' ');
const pathOf = (key: string): string => key.split(' ', 1)[0] ?? '';

function compressed(html: Buffer): () => Buffer {
  let times = 0;
  let kept: Buffer | undefined;
  return () => {
    times += 1;
    if (times <= 2) kept = undefined;
    kept ??= gzipSync(html, { level: times === 1 ? quickLevel : usualLevel });
    return kept;
  };
}

/** Rendered public pages, ready to send. The same for everyone, so rendering one twice in a moment is waste. */
export function createPageCache(now: () => number, lifetimeMs = usualLifetimeMs): PageCache {
  const pages = new Map<string, CachedPage & { until: number }>();
  let changes = 0;
  return {
    find(key) {
      const page = pages.get(key);
      if (page && page.until > now()) return page;
      pages.delete(key);
      return undefined;
    },
    generation: () => changes,
    keep(key, generation, { status, headers, html }) {
      const tag = `"${createHash('sha1').update(html).digest('base64url')}"`;
      const page = { status, headers, html, gzip: compressed(html), tag, until: now() + lifetimeMs };
      if (generation !== changes) return page;
      // A Map keeps the order in which keys came: the first is the oldest.
      const oldest = pages.keys().next().value;
      if (pages.size >= mostPages && oldest !== undefined) pages.delete(oldest);
      pages.set(key, page);
      return page;
    },
    clear: (paths) => {
      changes += 1;
      for (const key of pages.keys()) {
        if (!paths || paths.includes(pathOf(key))) pages.delete(key);
      }
    },
  };
}
