import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { siteContext } from './lib/server-context.ts';
import { ErrorPage } from './public/error-page.tsx';
import siteScriptUrl from './site/site.ts?worker&url';
import stylesUrl from './styles/app.css?url';
import { appearanceFromCookies, toAppearance } from './theme/appearance.ts';

/** What a layout route says about its pages in `handle`; without one they wear the public look and run the app. */
export interface LookHandle {
  look: 'public' | 'product';
  /** `site`: the page is complete as it is sent. A small script of its own improves it; React never runs on it. */
  script?: 'site';
}

/** What a page with a loader says in `handle` when it loads facts about this installation and nothing about who asks: it is kept for all callers. */
export interface LoadHandle {
  loads: 'site';
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: interUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesUrl },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function loader({ request, context }: Route.LoaderArgs) {
  return { appearance: appearanceFromCookies(request.headers.get('cookie')), site: context.get(siteContext) };
}

/** Configuration and appearance do not change under a visitor's feet: navigation need not ask again. */
export const shouldRevalidate = () => false;

function useLook(): LookHandle {
  const handles = useMatches().map((match) => match.handle as LookHandle | undefined);
  return handles.findLast((handle) => handle?.look) ?? { look: 'public' };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const { theme, accent } = data?.appearance ?? toAppearance(undefined, undefined);
  const { look, script } = useLook();
  return (
    // The visitor's own switch changes these attributes directly, so hydration must not put the old ones back.
    <html
      lang="en-GB"
      data-theme={theme}
      data-accent={look === 'public' ? undefined : accent}
      data-look={look}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
        {look === 'public' && (
          <link rel="preload" href={frauncesUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <Meta />
        {/* A page that all visitors share must come out the same each time. */}
        <Links nonce={script === 'site' ? '' : undefined} />
        {script === 'site' && <script type="module" src={siteScriptUrl} />}
      </head>
      <body>
        {children}
        {script !== 'site' && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
