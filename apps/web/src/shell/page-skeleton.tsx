import type { ReactNode } from 'react';
import { Skeleton, SkeletonCard, SkeletonRows } from '#ui/skeleton.tsx';

type Shape = 'figures' | 'columns' | 'rows' | 'beside' | 'cards';

/** What the page at an address is made of; cards where nothing else is said. */
const shapes: readonly (readonly [RegExp, Shape])[] = [
  [/^\/dashboard\/?$/, 'figures'],
  [/^\/dashboard\/applications/, 'columns'],
  [/^\/dashboard\/(calendar|candidates\/(?!compare|duplicates))/, 'beside'],
  [/^\/(dashboard\/(candidates|jobs|companies|resources)|admin)/, 'rows'],
];

const shapeOf = (pathname: string): Shape => shapes.find(([path]) => path.test(pathname))?.[1] ?? 'cards';

const list = (
  <div className="rounded-lg border border-line bg-surface">
    <SkeletonRows rows={8} />
  </div>
);
const places = (count: number) => Array.from({ length: count }, (_, place) => place);

const drawings: Readonly<Record<Shape, ReactNode>> = {
  figures: (
    <>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {places(4).map((place) => (
          <Skeleton key={place} className="h-30 rounded-lg" />
        ))}
      </div>
      {list}
    </>
  ),
  columns: (
    <div className="flex h-[calc(100dvh-15rem)] min-h-96 gap-3 overflow-hidden">
      {places(5).map((column) => (
        <div
          key={column}
          className="flex min-w-46 flex-1 flex-col gap-2 rounded-lg border border-line bg-sunken p-2 max-md:min-w-[82vw]"
        >
          <Skeleton className="m-1 h-3 w-20" />
          {places(3 - (column % 2)).map((card) => (
            <Skeleton key={card} className="h-36 rounded-lg" />
          ))}
        </div>
      ))}
    </div>
  ),
  rows: (
    <>
      <div className="flex flex-wrap gap-3">
        <Skeleton className="h-control w-56 max-w-full" />
        <Skeleton className="h-control w-40" />
      </div>
      {list}
    </>
  ),
  beside: (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <SkeletonCard lines={6} />
      <SkeletonCard />
    </div>
  ),
  cards: (
    <div className="grid gap-6">
      <SkeletonCard />
      <SkeletonCard />
    </div>
  ),
};

/** The outline of the page that comes, before it is known whose it is; the frame around it says that it is loading. */
export const PageSkeleton = ({ pathname }: { pathname: string }) => (
  <div aria-hidden="true" className="grid grid-cols-1 gap-6">
    <Skeleton className="h-7 w-56" />
    {drawings[shapeOf(pathname)]}
  </div>
);
