import type { Role } from '@candela/contract/kernel/roles.ts';
import { Logo } from '#components/brand/logo.tsx';
import { LogoMark } from '#components/brand/logo-mark.tsx';
import { cn } from '#lib/class-names.ts';
import { ByRole } from '#ui/by-role.tsx';
import { CardOutline, LinesOutline, PageOutline } from '#ui/outline.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { sidebarFor } from './navigation.ts';
import { useFillsWindow, useOutline } from './page-handle.ts';

/** The shell's outline while the session is looked up: same lines, same places. */
export function ShellSkeleton() {
  const outline = useOutline();
  const fillsWindow = useFillsWindow();
  return (
    <div role="status" aria-label="Loading" className="flex min-h-dvh">
      <div className="hidden h-dvh w-sidebar shrink-0 flex-col border-r border-line bg-surface md:flex narrow-sidebar:w-sidebar-collapsed">
        <div className="flex h-14 items-center px-3.5">
          <LogoMark className="hidden size-7 narrow-sidebar:block" />
          <Logo className="narrow-sidebar:hidden" />
        </div>
        <div className="px-2 py-2">
          <ByRole
            recruiter={<SidebarOutline of="recruiter" />}
            candidate={<SidebarOutline of="candidate" />}
            admin={<SidebarOutline of="admin" />}
          />
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="h-[57px] border-b border-line">
          <div className="mx-auto flex h-14 max-w-content items-center gap-3 px-4 md:px-6">
            <Skeleton className="size-5 lg:hidden" />
            <Skeleton className="mr-auto h-3 w-32" />
            <Skeleton className="h-8 w-64 max-md:hidden" />
            <Skeleton className="size-8 rounded-full" />
          </div>
        </div>
        <div
          aria-hidden="true"
          className={cn(
            'mx-auto w-full max-w-content px-4 py-6 md:px-6 md:py-8',
            fillsWindow && 'flex flex-1 flex-col',
          )}
        >
          {outline ?? anyPage}
        </div>
      </div>
    </div>
  );
}

const anyPage = (
  <PageOutline>
    <CardOutline>
      <LinesOutline />
    </CardOutline>
  </PageOutline>
);

/** As much of the menu as every member of the role may have. */
const SidebarOutline = ({ of: role }: { of: Role }) => (
  <div className="grid gap-4">
    {sidebarFor(role, { may: () => true }).map((group, index) => (
      <div
        key={group.items[0]?.path}
        className={index > 0 ? 'border-line narrow-sidebar:border-t narrow-sidebar:pt-4' : undefined}
      >
        {group.label && <Skeleton className="mx-2.5 mt-1 mb-3 h-2.5 w-20 narrow-sidebar:hidden" />}
        <div className="grid gap-0.5">
          {group.items.map(({ path, label }) => (
            <div key={path} className="flex h-9 items-center gap-2.5 px-2.5">
              <Skeleton className="size-[18px]" />
              <Skeleton className={`h-3 narrow-sidebar:hidden ${label.length > 9 ? 'w-28' : 'w-20'}`} />
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
);
