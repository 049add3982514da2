import type { HeadersArgs } from 'react-router';

/** For what belongs to one visitor or will not last: a form's answer, a link with a token, a page with a gap in it. */
export const notStored = { 'Cache-Control': 'no-store' };

/**
 * A public page is the same for every visitor (but for the theme), so it may be kept and asked about again. A loader or an
 * action that sends `notStored` has the last word; their routes export this function themselves, because each route
 * is only told of its own.
 */
export function publicPageHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): HeadersInit {
  const own = actionHeaders.get('Cache-Control') ?? loaderHeaders.get('Cache-Control');
  return { 'Cache-Control': own ?? 'public, max-age=0, must-revalidate' };
}
