import { ListOutline, PageOutline, type PageOutlineProps, TableOutline, ToolbarOutline } from '#ui/outline.tsx';

interface AdminListOutlineProps extends Omit<PageOutlineProps, 'children'> {
  controls?: readonly string[];
  isTable?: boolean;
}

/** A list of the console: its controls and its rows. */
export const AdminListOutline = ({ controls = [], isTable = true, ...page }: AdminListOutlineProps) => (
  <PageOutline {...page}>
    <div className="grid gap-4">
      {controls.length > 0 && <ToolbarOutline controls={controls} />}
      {isTable ? <TableOutline cardLines={4} /> : <ExpandableRowsOutline />}
    </div>
  </PageOutline>
);

/** Rows that open: on a phone their facts stand below the title. */
export const ExpandableRowsOutline = ({ label }: { label?: string }) => (
  <ListOutline rows={10} isPlain rowClassName="h-row max-md:h-16" label={label} />
);
