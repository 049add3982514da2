import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, redirectDocument, useLocation, useRouteLoaderData } from 'react-router';
import { ConsentBar } from '#public/consent-bar.tsx';
import { ErrorMessage } from '#public/error-message.tsx';
import { publicPageHeaders } from '#public/page-headers.ts';
import { PublicFooter } from '#public/public-footer.tsx';
import { PublicHeader, placeInMenus } from '#public/public-header.tsx';
import { SkipLink } from '#public/skip-link.tsx';
import type { LookHandle, loader as rootLoader } from '#root.tsx';
import type { Route } from './+types/layout.ts';

export const handle: LookHandle = { look: 'public', script: 'site' };

export const headers = publicPageHeaders;

/** Public pages are documents: a visitor who comes here from a page that runs the app leaves the app behind. */
const leaveApp: Route.ClientMiddlewareFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(`${pathname}${search}`);
};
export const clientMiddleware = [leaveApp];

function PublicFrame({ children }: { children: ReactNode }) {
  const { site, appearance } = useRouteLoaderData<typeof rootLoader>('root') ?? {};
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader demoRequestEmail={site?.demoRequestEmail ?? ''} here={placeInMenus(pathname)} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <PublicFooter
        site={{ name: site?.name ?? 'Candela', socialUrl: site?.socialUrl ?? '' }}
        hasChoices={Boolean(site?.analyticsId)}
        theme={appearance?.theme ?? 'system'}
        year={new Date().getFullYear()}
      />
      {site?.analyticsId && <ConsentBar analyticsId={site.analyticsId} />}
    </div>
  );
}

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicFrame>
      <ErrorMessage status={isRouteErrorResponse(error) ? error.status : 500} />
    </PublicFrame>
  );
}
