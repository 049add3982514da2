import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import {
  createLoadContext,
  isForAllContext,
  nonceContext,
  type PagePiece,
  reportContext,
  takePiecesContext,
} from './lib/server-context.ts';
import { markPartContext } from './public/kept.tsx';
import type { LookHandle } from './root.tsx';
import { createPageKeeper, madeOf } from './server/page-keeper.ts';
import { createPartKeeper } from './server/part-keeper.ts';

/** The server fills the loaders' contexts through the build; `server-context.ts` shows how. */
export { createLoadContext };

/** As one line of the server's log; a visitor who went away is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(reportContext)(error);
};

/** Only the browser knows who is signed in and how they left the sidebar: outlines wait for these words (`by-role.tsx`, `shell-skeleton.tsx`). */
const keepRole =
  'try{const d=document.documentElement.dataset,l=localStorage;d.role=l.userRole;d.sidebarCollapsed=l.sidebarCollapsed}catch{}';

const wears = ({ staticHandlerContext: { matches } }: EntryContext, isIt: (handle: LookHandle) => boolean): boolean =>
  matches.some(({ route }) => route.handle !== undefined && isIt(route.handle as LookHandle));

/** While pages are worked on, none of their parts stays as it was. */
const parts = createPartKeeper(import.meta.env.PROD ? undefined : 0);
const pages = createPageKeeper(import.meta.env.PROD ? undefined : 0);

/** Pages of the public site have all their data when they are rendered, and React never runs on them: one piece, without its marks. */
function renderWhole(request: Request, routerContext: EntryContext): PagePiece[] {
  // Only the app would read what the page was made of.
  const { serverHandoffStream: _, ...context } = routerContext;
  return parts.render((mark) => {
    const html = renderToStaticMarkup(
      <markPartContext.Provider value={mark}>
        <ServerRouter context={context} url={request.url} />
      </markPartContext.Provider>,
    );
    return `<!DOCTYPE html>${html}`;
  });
}

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  if (wears(routerContext, ({ script }) => script === 'site')) {
    headers.set('Content-Type', 'text/html; charset=utf-8');
    const pieces = renderWhole(request, routerContext);
    const take = loadContext.get(takePiecesContext);
    take?.(pieces);
    return new Response(take ? null : Buffer.concat(pieces.map(({ bytes }) => bytes)), { headers, status });
  }

  const take = loadContext.get(takePiecesContext);
  const isForAll = loadContext.get(isForAllContext) && status === 200 && !headers.has('set-cookie');
  const made = take && isForAll ? madeOf(request, routerContext) : undefined;
  const known = made === undefined ? undefined : pages.find(made);
  if (!known || !take) return renderApp(request, status, headers, routerContext, loadContext, made);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  take([{ bytes: known.bytes, isKept: true }], known.nonce);
  return new Response(null, { headers, status });
}

/**
 * Pages that run the app. What their loaders answer is there before anything is rendered, so nothing is gained by sending
 * them piece by piece: a page is collected, which costs a third less than passing pieces through the streams between.
 */
function renderApp(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
  /** What it is kept under, where it is. */
  made: string | undefined,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');

  return new Promise((resolve, reject) => {
    let answeredStatus = status;
    const chunks: Buffer<ArrayBuffer>[] = [];

    const collect = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timeout);
        const bytes = Buffer.concat(chunks);
        const take = loadContext.get(takePiecesContext);
        const isKept = made !== undefined && answeredStatus === 200;
        if (isKept) pages.keep(made, { bytes, nonce });
        take?.([{ bytes, isKept }], nonce);
        resolve(new Response(take ? null : bytes, { headers, status: answeredStatus }));
        done();
      },
    });

    const stream = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      ...(wears(routerContext, ({ look }) => look === 'product') && { bootstrapScriptContent: keepRole }),
      // Nothing is put off by its size either: a page is read as it stands, before any script has run.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => stream.pipe(collect),
      onShellError: reject,
      onError() {
        // React Router reports the error itself.
        answeredStatus = 500;
      },
    });

    // A boundary that never settles must not hold the connection: React writes its fallbacks and closes.
    const timeout = setTimeout(() => stream.abort(), streamTimeout + 1_000);
  });
}
