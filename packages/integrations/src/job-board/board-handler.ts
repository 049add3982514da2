import type { SafeHtml } from '../http/html.ts';
import type { LocalHandler, LocalResponse } from '../http/local-http.ts';
import { pageResponse } from '../http/page-response.ts';
import { advertPage, listPage, noticePage } from './board-page.ts';
import { advertPath, boardPath } from './board-path.ts';
import { type BoardStore, isOpen } from './board-store.ts';
import { boardStyleHash } from './board-style.ts';
import { cleanLine } from './posting-text.ts';

interface HandlerParts {
  store: BoardStore;
  now: () => Date;
}

const pageSize = 20;
const longestSearch = 200;
const mostWords = 10;

/** The board's two pages: the list with its search, and the advert. */
export function createBoardHandler({ store, now }: HandlerParts): LocalHandler {
  return async ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      const refusal = page(405, noticePage('This page can only be read', 'Nothing can be sent to the local board.'));
      return { ...refusal, headers: { ...refusal.headers, allow: 'GET, HEAD' } };
    }
    const answer = await route(url);
    return method === 'HEAD' ? { status: answer.status, headers: answer.headers } : answer;
  };

  async function route(url: URL): Promise<LocalResponse> {
    if (url.pathname === boardPath || url.pathname === `${boardPath}/`) return list(url.searchParams);
    const [, id] = /^\/board\/jobs\/([a-z0-9]{1,40})(?:\/[^/]*)?$/.exec(url.pathname) ?? [];
    return id === undefined ? notFound() : advert(id, url.pathname);
  }

  async function list(query: URLSearchParams): Promise<LocalResponse> {
    const search = cleanLine((query.get('q') ?? '').slice(0, longestSearch));
    const words = search.toLowerCase().split(' ').filter(Boolean).slice(0, mostWords);
    const asked = Number(query.get('page') ?? 1);
    const number = Number.isSafeInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
    const offset = (number - 1) * pageSize;
    const { adverts, total } = await store.list({ words, openAt: now(), offset, limit: pageSize });
    const pages = Math.max(1, Math.ceil(total / pageSize));
    // Past the end, as after a removal: show the last page rather than an empty one.
    if (number > pages) return redirect(`${boardPath}?${new URLSearchParams({ q: search, page: String(pages) })}`);
    return page(200, listPage({ adverts, total, search, number, pages }));
  }

  async function advert(id: string, path: string): Promise<LocalResponse> {
    const found = await store.find(id);
    if (found === null) return notFound();
    if (!isOpen(found, now())) {
      return page(
        410,
        noticePage('This job is closed', 'It was taken off the board and applications are no longer accepted.'),
      );
    }
    const canonical = advertPath(found);
    return path === canonical ? page(200, advertPage(found)) : redirect(canonical);
  }
}

function notFound(): LocalResponse {
  return page(404, noticePage('There is no such page', 'There is no job at this address.'));
}

function redirect(location: string): LocalResponse {
  return { status: 302, headers: { location, 'cache-control': 'no-store' } };
}

const page = (status: number, content: SafeHtml): LocalResponse =>
  pageResponse(status, content, { styleHash: boardStyleHash });
