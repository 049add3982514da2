import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { ErrorMessage } from '../../components/public/error-message.tsx';
import { PublicFooter } from '../../components/public/public-footer.tsx';
import { PublicHeader } from '../../components/public/public-header.tsx';
import { SkipLink } from '../../components/public/skip-link.tsx';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/layout.ts';

function PublicFrame({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader demoRequestEmail={site?.demoRequestEmail ?? ''} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <PublicFooter site={{ name: site?.name ?? 'Candela', socialUrl: site?.socialUrl ?? '' }} />
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
