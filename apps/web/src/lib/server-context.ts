import type { Route, RouteInput, RouteOutput } from '@candela/contract/kernel/route.ts';
import { createContext, RouterContextProvider } from 'react-router';

/** Facts about this installation that pages may show. They come from the server's configuration. */
export interface Site {
  name: string;
  /** Origin without a trailing slash, for canonical links. */
  publicUrl: string;
  demoRequestEmail: string;
  socialUrl: string;
  personalityTestUrl: string;
  founders: readonly { name: string; role: string; about: string; url: string }[];
  /** The company whose jobs the careers page shows; null hides the widget. */
  careersToken: string | null;
  /** The mailing list's own form action, when there is one; otherwise interest is registered with us. */
  mailingList: { url: string; roleField: string } | null;
  /** The vendor's measurement id; its script loads only after consent. */
  analyticsId: string | null;
  production: boolean;
  /** True where local stand-ins (sign-in chooser, checkout, mailbox) may be offered. */
  localStandIns: boolean;
  /** True where the demonstration's accounts and companies are there to be tried. */
  isDemo: boolean;
}

/** Calls a contract route inside the server's own process, without HTTP. */
export interface InProcessApi {
  call<R extends Route>(route: R, input: RouteInput<R>): Promise<RouteOutput<R>>;
}

export const nonceContext = createContext<string>();
export const siteContext = createContext<Site>();
export const apiContext = createContext<InProcessApi>();
/** Tells the server's log of what went wrong while a page was made. */
export const reportContext = createContext<(error: unknown) => void>();

/** A page as it is put together: what was rendered for it, and parts that are given out again and again. */
export interface PagePiece {
  bytes: Buffer<ArrayBuffer>;
  isKept: boolean;
}

/** Takes a page in its pieces and the nonce that is in them, where the server asked for that; its answer then has no body. */
export type TakePieces = (pieces: readonly PagePiece[], nonce?: string) => void;
export const takePiecesContext = createContext<TakePieces | null>(null);
/** Whether a page that runs the app is the same for all callers but for its nonce, and made of its address and its loaders' answers alone. */
export const isForAllContext = createContext<boolean>();

export interface LoadContextParts {
  nonce: string;
  site: Site;
  api: InProcessApi;
  report(error: unknown): void;
  takePieces?: TakePieces;
  isForAll?: boolean;
}

/**
 * Contexts are matched by identity, so the provider must be filled by the same copy of this module that the
 * loaders were bundled with. `entry.server.tsx` re-exports this function for that reason; the server reaches
 * it through the build and never imports it from here:
 *
 *   const build = await import('<apps/web>/build/server/index.js');            // production
 *   const build = await vite.ssrLoadModule('virtual:react-router/server-build'); // development
 *   const entry = build.entry.module as ServerBuild['entry']['module'] & { createLoadContext: typeof createLoadContext };
 *   createRequestListener({ build, getLoadContext: () => entry.createLoadContext({ nonce, site, api, report }) });
 *
 * In development start Node with `--conditions=development`: Vite loads React Router's development files, and the
 * listener must come from the same copy or it refuses the provider.
 */
export function createLoadContext(parts: LoadContextParts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(nonceContext, parts.nonce);
  context.set(siteContext, parts.site);
  context.set(apiContext, parts.api);
  context.set(reportContext, parts.report);
  context.set(takePiecesContext, parts.takePieces ?? null);
  context.set(isForAllContext, parts.isForAll ?? false);
  return context;
}
