import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Outlet } from 'react-router';
import { LeaveWhenRemoved } from '#features/auth/leave-when-removed.tsx';
import { requireSession } from '#features/auth/require-session.ts';
import { followOtherTabs, signOut } from '#features/auth/session-lifecycle.ts';
import { NotificationBell } from '#features/notifications/notification-bell.tsx';
import { sessionStore } from '#lib/api/api.ts';
import { apiQuery, queryClient } from '#lib/api/query-client.ts';
import { useUser } from '#lib/api/use-session.ts';
import type { LookHandle } from '#root.tsx';
import { PageError } from '#shell/page-error.tsx';
import { Shell } from '#shell/shell.tsx';
import { ShellSkeleton } from '#shell/shell-skeleton.tsx';
import type { Route } from './+types/layout.ts';

export const handle: LookHandle = { look: 'product' };

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireSession];

/** The sidebar depends on whether this is a parent: known before it is drawn, so that nothing jumps. */
export async function clientLoader() {
  const session = sessionStore.get();
  if (session?.token && session.user.role === 'recruiter') {
    const recruiter = await queryClient.ensureQueryData(apiQuery(getRecruiter)).catch(() => null);
    const current = sessionStore.get();
    const isConnected = recruiter?.data.user.calendarConnected;
    if (current?.token && isConnected !== undefined && isConnected !== current.user.calendarConnected) {
      sessionStore.write(current.token, { ...current.user, calendarConnected: isConnected });
    }
  }
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ShellSkeleton />;
}

function SignedIn({ children }: { children: ReactNode }) {
  const user = useUser();
  useEffect(followOtherTabs, []);
  return (
    <QueryClientProvider client={queryClient}>
      <LeaveWhenRemoved />
      {/* Without a user the page is on its way to the sign-in. */}
      {user ? (
        <Shell
          user={user}
          onSignOut={() => void signOut()}
          // Admins run the platform; what happens there is in their console.
          tools={user.role !== 'admin' && <NotificationBell />}
        >
          {children}
        </Shell>
      ) : (
        <ShellSkeleton />
      )}
    </QueryClientProvider>
  );
}

export default function AppLayout() {
  return (
    <SignedIn>
      <Outlet />
    </SignedIn>
  );
}

/** Whatever fails below is shown inside the shell; only without a session there is no shell to show it in. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const user = useUser();
  if (!user) return <PageError error={error} />;
  return (
    <SignedIn>
      <PageError error={error} />
    </SignedIn>
  );
}
