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
      {isTable ? <TableOutline cardLines={4} /> : <ListOutline rows={8} isPlain />}
    </div>
  </PageOutline>
);
