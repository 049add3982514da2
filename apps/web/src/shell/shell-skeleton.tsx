import { useLocation } from 'react-router';
import { Logo } from '#components/brand/logo.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const rows = ['w-24', 'w-28', 'w-16', 'w-24', 'w-28', 'w-20'];

/** The shell's outline while the session is looked up: same lines, same places. */
export function ShellSkeleton() {
  const { pathname } = useLocation();
  return (
    <div role="status" aria-label="Loading" className="flex min-h-dvh">
      <div className="hidden h-dvh w-sidebar shrink-0 flex-col border-r border-line bg-surface md:flex">
        <div className="flex h-14 items-center px-3.5">
          <Logo />
        </div>
        <div className="grid gap-0.5 px-2 py-2">
          {rows.map((width, index) => (
            <div key={`${width}-${index.toString()}`} className="flex h-9 items-center gap-2.5 px-2.5">
              <Skeleton className="size-[18px]" />
              <Skeleton className={`h-3 ${width}`} />
            </div>
          ))}
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex h-14 items-center justify-between border-b border-line px-4 md:px-6">
          <Skeleton className="h-3 w-32" />
          <Skeleton className="size-8 rounded-full" />
        </div>
        <div className="mx-auto w-full max-w-content px-4 py-6 md:px-6 md:py-8">
          <PageSkeleton pathname={pathname} />
        </div>
      </div>
    </div>
  );
}
