import { gzipSync } from 'node:zlib';
import { findNoncePlaces, type NoncePlaces } from './nonce-places.ts';
import { gzipPieces, joined, type PagePiece, tagOf } from './page-pieces.ts';

interface RenderedPage {
  status: number;
  headers: readonly [string, string][];
  /** What it was put together of; a single one where it has no parts that are kept. */
  pieces: readonly PagePiece[];
  /** The nonce it was rendered with, on pages that run the app. */
  nonce?: string;
}

export interface CachedPage extends RenderedPage {
  /** In one piece, put together for the first who wants it so: most take it compressed. */
  html(): Buffer;
  /** Compressed: quickly for the first who asks, who has waited for the page as well; better for those who come after. */
  gzip(): Buffer;
  /** Where a nonce goes, on pages that have one. */
  places?: NoncePlaces;
  tag: string;
}

export interface PageCache {
  find(key: string): CachedPage | undefined;
  /** Changes whenever something visitors see does: a page rendered under another one is not kept. */
  generation(): number;
  /** Ready to send; kept where the generation it was rendered under is still the present one. */
  keep(key: string, generation: number | undefined, page: RenderedPage): CachedPage;
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

function compressed(pieces: readonly PagePiece[], html: () => Buffer): () => Buffer {
  let times = 0;
  let kept: Buffer | undefined;
  return () => {
    times += 1;
    if (times <= 2) kept = undefined;
    kept ??= times === 1 ? gzipPieces(pieces, quickLevel) : gzipSync(html(), { level: usualLevel });
    return kept;
  };
}

function whole(pieces: readonly PagePiece[]): () => Buffer {
  let html: Buffer | undefined;
  return () => {
    html ??= joined(pieces);
    return html;
  };
}

const knownPlaces = new WeakMap<Buffer, NoncePlaces>();

/** Of a page that is kept as one part they are found once, and what lies between them is compressed once. */
function placesIn(pieces: readonly PagePiece[], html: () => Buffer, nonce: string): NoncePlaces {
  const [only, ...others] = pieces;
  if (!only?.isKept || others.length > 0) return findNoncePlaces(html(), nonce);
  const places = knownPlaces.get(only.bytes) ?? findNoncePlaces(only.bytes, nonce);
  knownPlaces.set(only.bytes, places);
  return places;
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
    keep(key, generation, rendered) {
      const { pieces, nonce } = rendered;
      const html = whole(pieces);
      const places = nonce === undefined ? {} : { places: placesIn(pieces, html, nonce) };
      const ready = { html, gzip: compressed(pieces, html), tag: tagOf(pieces), until: now() + lifetimeMs };
      const page = { ...rendered, ...places, ...ready };
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
