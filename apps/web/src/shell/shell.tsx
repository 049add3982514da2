import { Menu } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { StoredUser } from '#lib/api/session-store.ts';
import { usePlace } from '#lib/api/use-recruiter.ts';
import { cn } from '#lib/class-names.ts';
import { useKeepPlaces } from '#lib/way-back.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { crumbsFor } from './breadcrumbs.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { sidebarFor } from './navigation.ts';
import { PageFinder } from './page-finder.tsx';
import { useFillsWindow } from './page-handle.ts';
import { Sidebar } from './sidebar.tsx';
import { SidebarNavigation } from './sidebar-navigation.tsx';
import { useOfflineLinks } from './use-offline-links.ts';
import { useSidebarCollapsed } from './use-sidebar-collapsed.ts';
import { UserMenu } from './user-menu.tsx';

/** Nothing is said before the page stands. */
const Toaster = lazy(async () => ({ default: (await import('#ui/toaster.tsx')).Toaster }));

interface ShellProps {
  user: StoredUser;
  onSignOut(): void;
  /** What a feature puts into the bar, between the finder and the account. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame around every page of the signed-in product. */
export function Shell({ user, onSignOut, tools, children }: ShellProps) {
  const { pathname } = useLocation();
  const place = usePlace();
  useOfflineLinks();
  useKeepPlaces();
  const [isCollapsed, setIsCollapsed] = useSidebarCollapsed();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const groups = sidebarFor(user.role, place);
  const crumbs = crumbsFor(pathname, user.role, place).map(({ label, path }) => ({ label, to: path }));

  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-raised px-4 py-2 focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Sidebar groups={groups} isCollapsed={isCollapsed} onCollapsedChange={setIsCollapsed} />
      <div className="flex min-w-0 flex-1 flex-col">
        <header data-frame className="sticky top-0 z-20 shrink-0 border-b border-line bg-canvas">
          <div className="mx-auto flex h-14 max-w-content items-center gap-3 px-4 md:px-6">
            <Sheet
              side="left"
              title="Menu"
              hideTitle
              open={isSheetOpen}
              onOpenChange={setIsSheetOpen}
              trigger={
                <IconButton label="Open menu" className="-ml-2 lg:hidden">
                  <Menu />
                </IconButton>
              }
            >
              <SidebarNavigation groups={groups} onChoose={() => setIsSheetOpen(false)} />
            </Sheet>
            <div className="min-w-0 flex-1">
              <Breadcrumb items={crumbs} isOneLine />
            </div>
            <PageFinder role={user.role} place={place} onSignOut={onSignOut} />
            {tools}
            <UserMenu user={user} onSignOut={onSignOut} />
          </div>
          <NavigationProgress />
        </header>
        <ConnectionBanner />
        <Content>{children}</Content>
      </div>
      <Suspense>
        <Toaster />
      </Suspense>
    </div>
  );
}

function Content({ children }: { children: ReactNode }) {
  const fillsWindow = useFillsWindow();
  return (
    <main
      id="content"
      tabIndex={-1}
      className={cn(
        'mx-auto w-full max-w-content flex-1 px-4 py-6 outline-none md:px-6 md:py-8',
        fillsWindow && 'flex flex-col',
      )}
    >
      {children}
    </main>
  );
}

/** A page that takes a moment to come: a line of light under the bar. */
function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      role="status"
      aria-label="Loading page"
      className="absolute inset-x-0 -bottom-px h-px animate-shimmer bg-accent"
    />
  );
}
