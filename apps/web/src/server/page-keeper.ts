import type { EntryContext } from 'react-router';

interface KeptPage {
  /** The same object each time it is given out: what is made of it, such as the page compressed, need not be made again. */
  bytes: Buffer<ArrayBuffer>;
  /** The one it was rendered with. Each answer puts its own in its place. */
  nonce: string;
}

interface PageKeeper {
  find(madeOf: string): KeptPage | undefined;
  keep(madeOf: string, page: KeptPage): void;
}

/** What goes on by itself, such as the year in a footer, is seen this much later. */
const usualLifetimeMs = 60_000;
const mostPages = 64;

/**
 * Pages that are the same for all callers, known by what they are made of: as parts of the public site are, none is ever wrong and
 * nothing has to be cleared. Such a page is one part, for React takes it over in the browser as it was sent.
 */
export function createPageKeeper(lifetimeMs = usualLifetimeMs, now: () => number = Date.now): PageKeeper {
  const pages = new Map<string, KeptPage & { until: number }>();
  return {
    find(madeOf) {
      const page = pages.get(madeOf);
      if (page && page.until > now()) return page;
      pages.delete(madeOf);
      return undefined;
    },
    keep(madeOf, page) {
      const oldest = pages.keys().next().value;
      if (pages.size >= mostPages && oldest !== undefined) pages.delete(oldest);
      pages.set(madeOf, { ...page, until: now() + lifetimeMs });
    },
  };
}

/** Its address and what its loaders answered, the looks among it: nothing else reaches such a page. */
export const madeOf = (
  { url }: Request,
  { staticHandlerContext: { loaderData, actionData, errors } }: EntryContext,
): string | undefined => (actionData || errors ? undefined : JSON.stringify([url, loaderData]));
