import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';
import { Card } from './card.tsx';
import { PageHeader } from './page-header.tsx';
import { RowOutlines, Skeleton, SkeletonFields } from './skeleton.tsx';

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

export interface PageOutlineProps {
  /** The width of a page that does not use all of it. */
  className?: string;
  hasBackLink?: boolean;
  hasDescription?: boolean;
  hasAction?: boolean;
  /** What stands at the place of the action, where it is no button. */
  action?: ReactNode;
  /** Title and description are short enough for the action to stand beside them on a phone. */
  isShort?: boolean;
  /** How many lines the description takes on a phone. */
  phoneLines?: number;
  isTight?: boolean;
  tabs?: number;
  children: ReactNode;
}

/** The place of a whole page: the header as it will stand, and below it what the page gives. */
export function PageOutline({ className, hasBackLink, hasDescription = true, ...rest }: PageOutlineProps) {
  const {
    hasAction,
    action = hasAction && <Skeleton className="h-control w-32" />,
    isShort,
    phoneLines = 1,
    isTight,
    tabs = 0,
    children,
  } = rest;
  return (
    <div className={className}>
      {hasBackLink && <Skeleton className="mt-2 mb-5 h-3 w-28" />}
      <PageHeader
        title={<Skeleton className="my-1.5 h-4 w-40" />}
        description={hasDescription && <DescriptionOutline isShort={isShort} phoneLines={phoneLines} />}
        actions={action}
        isTight={isTight}
      />
      {tabs > 0 && <TabsOutline tabs={tabs} />}
      {children}
    </div>
  );
}

/** Whole lines on a phone where there are several; one elsewhere. */
const DescriptionOutline = ({ isShort, phoneLines }: Required<Pick<CardOutlineProps, 'phoneLines'>> & IsShort) => (
  <span
    className={cn(
      'grid max-w-[60vw]',
      isShort ? 'w-44' : 'w-64',
      phoneLines > 1 && 'max-sm:w-screen max-sm:max-w-[78vw]',
    )}
  >
    {places(phoneLines).map((line) => (
      <Skeleton
        key={line}
        className={cn('my-1 h-3', line > 0 && 'sm:hidden', line > 0 && line === phoneLines - 1 && 'max-sm:w-1/2')}
      />
    ))}
  </span>
);

/** The place of a row of tabs. */
export const TabsOutline = ({ tabs }: { tabs: number }) => (
  <div className="mb-4 flex gap-7 overflow-hidden border-b border-line px-3">
    {places(tabs).map((tab) => (
      <div key={tab} className="flex h-row shrink-0 items-center">
        <Skeleton className="h-3 w-20" />
      </div>
    ))}
  </div>
);

interface IsShort {
  isShort?: boolean | undefined;
}

interface CardOutlineProps extends IsShort {
  hasDescription?: boolean;
  /** How many lines the description takes on a phone. */
  phoneLines?: number;
  hasAction?: boolean;
  flush?: boolean;
  className?: string;
  children?: ReactNode;
}

/** The place of a card: its title, and what the page gives. */
export function CardOutline({
  hasDescription,
  phoneLines = 1,
  isShort,
  hasAction,
  children,
  ...rest
}: CardOutlineProps) {
  return (
    <Card
      {...rest}
      title={<Skeleton className="my-1 h-4 w-36" />}
      description={hasDescription && <DescriptionOutline isShort={isShort} phoneLines={phoneLines} />}
      actions={hasAction && <Skeleton className="h-7 w-24" />}
    >
      {children}
    </Card>
  );
}

interface LinesOutlineProps {
  lines?: number;
  /** The same text on a phone, where it breaks more often. */
  phoneLines?: number;
  className?: string;
}

/** The place of some lines of text; the last of several is not full. */
export const LinesOutline = ({ lines = 3, phoneLines = lines, className }: LinesOutlineProps) => (
  <div className={cn('grid', className)}>
    {places(phoneLines).map((line) => (
      <Skeleton
        key={line}
        className={cn(
          'my-1 h-3',
          line >= lines && 'sm:hidden',
          line === lines - 1 && lines > 1 && 'sm:w-2/3',
          line === phoneLines - 1 && phoneLines > 1 && 'max-sm:w-2/3',
        )}
      />
    ))}
  </div>
);

/** The place of a card with fields to fill in. */
export const FormOutline = ({ fields = 4, ...card }: { fields?: number } & Omit<CardOutlineProps, 'children'>) => (
  <CardOutline {...card}>
    <SkeletonFields fields={fields} />
  </CardOutline>
);

interface ToolbarOutlineProps {
  controls: readonly string[];
  /** How many there are stands below on a phone. */
  hasTotal?: boolean;
}

/** The place of a row of controls above a list: on a phone the first of them, a search, has a row of its own. */
export const ToolbarOutline = ({ controls, hasTotal }: ToolbarOutlineProps) => (
  <div className="flex flex-wrap gap-2">
    {controls.map((width, place) => (
      <Skeleton
        key={`${width} ${place.toString()}`}
        className={cn(
          'h-control max-w-full',
          width,
          place === 0 ? 'max-sm:w-full' : 'max-sm:grow max-sm:basis-[calc(50%-0.25rem)]',
        )}
      />
    ))}
    {hasTotal && (
      <div className="w-full sm:hidden">
        <Skeleton className="my-1 h-3 w-24" />
      </div>
    )}
  </div>
);

interface TableOutlineProps {
  rows?: number;
  label?: string;
  /** The height of a row, where it has more than one line. */
  rowClassName?: string;
  /** On a phone a row is a card: so many lines stand below its title. */
  cardLines?: number;
  /** In a card, which already has a frame. */
  isFramed?: boolean;
}

/** The place of a table. */
export const TableOutline = ({ rows = 8, label = 'Loading', ...rest }: TableOutlineProps) => {
  const { rowClassName, cardLines = 3, isFramed } = rest;
  return (
    <div
      role="status"
      aria-label={label}
      className={cn(!isFramed && 'overflow-hidden rounded-lg border border-line bg-surface')}
    >
      <div className="max-md:hidden">
        <div className="flex h-row items-center justify-between border-b border-line px-4">
          {['w-20', 'w-16', 'w-24', 'w-14'].map((width) => (
            <Skeleton key={width} className={cn('h-2.5', width)} />
          ))}
        </div>
        <RowOutlines rows={rows} rowClassName={rowClassName} isPlain />
      </div>
      <div className="divide-y divide-line md:hidden">
        {places(rows).map((row) => (
          <div key={row} className="grid gap-1.5 px-4 py-3">
            <Skeleton className="my-1 h-3.5 w-40" />
            {places(cardLines).map((line) => (
              <div key={line} className="flex h-6 items-center justify-between">
                <Skeleton className="h-3 w-20" />
                <Skeleton className="h-3 w-28" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};

interface StatsOutlineProps {
  count: number;
  /** How they stand beside each other. */
  className: string;
  /** Each has a line about its change. */
  hasChange?: boolean;
}

/** The places of figures. */
export const StatsOutline = ({ count, className, hasChange }: StatsOutlineProps) => (
  <div className={cn('grid', className)}>
    {places(count).map((place) => (
      <div key={place} className="grid gap-2 rounded-lg border border-line bg-surface px-4 py-3.5 sm:px-5 sm:py-4">
        <Skeleton className="my-1 h-3 w-24 max-w-full" />
        <Skeleton className="my-1 h-7 w-16" />
        {hasChange && <Skeleton className="my-1 h-3 w-28 max-w-full" />}
      </div>
    ))}
  </div>
);

/** The place of numbered steps and how far they are. */
export const StepsOutline = ({ steps }: { steps: number }) => (
  <div role="status" aria-label="Loading your steps">
    <div className="mb-6 grid gap-1.5">
      <Skeleton className="my-1 h-3 w-24" />
      <Skeleton className="h-1.5" />
    </div>
    <div className="divide-y divide-line rounded-lg border border-line bg-surface">
      {places(steps).map((step) => (
        <div key={step} className="grid grid-cols-[2rem_1fr_auto] items-center gap-4 px-5 py-4">
          <Skeleton className="size-6 rounded-full" />
          <LinesOutline lines={2} phoneLines={3} className="max-w-sm" />
          <Skeleton className="size-4" />
        </div>
      ))}
    </div>
  </div>
);

/** The place of links below each other, each with a line about where it leads. */
export const LinksOutline = ({ links }: { links: number }) => (
  <div className="divide-y divide-line rounded-lg border border-line bg-surface">
    {places(links).map((link) => (
      <div key={link} className="grid grid-cols-[1fr_auto] items-center gap-4 px-5 py-4">
        <LinesOutline lines={2} className="max-w-sm" />
        <Skeleton className="size-4" />
      </div>
    ))}
  </div>
);
