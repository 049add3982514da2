import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import {
  createLoadContext,
  nonceContext,
  type PagePiece,
  reportContext,
  takePiecesContext,
} from './lib/server-context.ts';
import { markPartContext } from './public/kept.tsx';
import type { LookHandle } from './root.tsx';
import { createPartKeeper } from './server/part-keeper.ts';

/** The server fills the loaders' contexts through the build; `server-context.ts` shows how. */
export { createLoadContext };

/** As one line of the server's log; a visitor who went away is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(reportContext)(error);
};

/** Only the browser knows who is signed in: outlines of pages that differ by role wait for this word (`by-role.tsx`). */
const keepRole = 'try{document.documentElement.dataset.role=localStorage.userRole}catch{}';

const wears = ({ staticHandlerContext: { matches } }: EntryContext, isIt: (handle: LookHandle) => boolean): boolean =>
  matches.some(({ route }) => route.handle !== undefined && isIt(route.handle as LookHandle));

/** While pages are worked on, none of their parts stays as it was. */
const parts = createPartKeeper(import.meta.env.PROD ? undefined : 0);

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

  const nonce = loadContext.get(nonceContext);
  // Crawlers read what arrives first, so they wait for everything; people get the shell at once.
  const waitForAll = isbot(request.headers.get('user-agent') ?? '');

  return new Promise((resolve, reject) => {
    let answeredStatus = status;

    const answer = () => {
      const body = new PassThrough({
        final(done) {
          clearTimeout(timeout);
          done();
        },
      });
      headers.set('Content-Type', 'text/html; charset=utf-8');
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answeredStatus }));
      stream.pipe(body);
    };

    const stream = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      ...(wears(routerContext, ({ look }) => look === 'product') && { bootstrapScriptContent: keepRole }),
      ...(waitForAll ? { onAllReady: answer } : { onShellReady: answer }),
      onShellError: reject,
      onError() {
        // Before the shell is out the page can still say 500; React Router reports the error itself.
        answeredStatus = 500;
      },
    });

    // A boundary that never settles must not hold the connection: React writes its fallbacks and closes.
    const timeout = setTimeout(() => stream.abort(), streamTimeout + 1_000);
  });
}
