import { PageOutline, type PageOutlineProps, TableOutline, ToolbarOutline } from '#ui/outline.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface AdminListOutlineProps extends Omit<PageOutlineProps, 'children'> {
  controls?: readonly string[];
  isTable?: boolean;
}

/** A list of the console: its controls and its rows. */
export const AdminListOutline = ({ controls = [], isTable = true, ...page }: AdminListOutlineProps) => (
  <PageOutline {...page}>
    <div className="grid gap-4">
      {controls.length > 0 && <ToolbarOutline controls={controls} hasTotal={isTable} />}
      {isTable ? <TableOutline cardLines={6} /> : <ExpandableRowsOutline />}
    </div>
  </PageOutline>
);

/** Rows that open: on a phone their facts stand below the title. */
export const ExpandableRowsOutline = ({ label }: { label?: string }) => (
  <div role="status" aria-label={label} className="divide-y divide-line rounded-lg border border-line bg-surface">
    {Array.from({ length: 10 }, (_, row) => row).map((row) => (
      <div
        key={row}
        className="flex gap-x-4 px-4 max-md:h-19.5 max-md:flex-col max-md:justify-center max-md:gap-y-3 md:h-row md:items-center"
      >
        <Skeleton className="h-3.5 w-44" />
        <Skeleton className="h-3 w-56 max-w-full" />
        <Skeleton className="h-3 w-16 max-md:hidden md:ml-auto" />
      </div>
    ))}
  </div>
);
