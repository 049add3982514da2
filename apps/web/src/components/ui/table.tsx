import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';

/** Between phone and wide screen every column needs its pixels. */
export const tight = 'md:max-xl:px-2';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers align at the end and get figures of equal width. */
  align?: 'start' | 'end';
  /** The card's heading on a phone: drawn without its label. */
  primary?: boolean;
  /** Leaves the column out of the phone's card. */
  hideOnCard?: boolean;
  sortable?: boolean;
  /** Keeps the header for assistive technology only, as for a column of actions. */
  hideHeader?: boolean;
  /** Stands in the head instead of the words, for example a box that chooses all rows. */
  head?: ReactNode;
  /** Drawn without its label on the phone's card, where it speaks for itself. */
  isUnlabelled?: boolean;
  className?: string;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** Says what the table holds; spoken, not drawn. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  isSelected?: (row: Row) => boolean;
  /** Drawn in place of rows when there are none. */
  empty?: ReactNode;
  className?: string;
  /** How rows are laid out, the head's as well, where a table or a card of one column is not enough. */
  rowClassName?: string;
}

/** Safari drops a table's meaning when CSS changes its display, so the elements say what they are. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** A table that becomes a list of cards on a phone. The same elements serve both. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, isSelected, empty, className, rowClassName } = props;
  if (rows.length === 0 && empty) return empty;
  return (
    <div className={cn('relative w-full overflow-x-auto', className)}>
      <table {...tableRoles.table} className="w-full border-collapse text-left text-sm/5 max-md:block">
        <caption className="sr-only">{caption}</caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} rowClassName={rowClassName} />
        <tbody {...tableRoles.group} className="max-md:block">
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              columns={columns}
              row={row}
              isSelected={isSelected?.(row) ?? false}
              rowClassName={rowClassName}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type TableHeadProps<Row> = Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort' | 'rowClassName'>;

function TableHead<Row>({ columns, sort, onSort, rowClassName }: TableHeadProps<Row>) {
  return (
    <thead {...tableRoles.group} className="max-md:sr-only">
      <tr {...tableRoles.row} className={cn('border-b border-line', rowClassName)}>
        {columns.map((column) => (
          <th
            key={column.id}
            {...tableRoles.header}
            scope="col"
            aria-sort={sort?.column === column.id ? sort.direction : undefined}
            className={cn(
              'h-row px-4 text-[13px] font-medium whitespace-nowrap text-muted',
              column.align === 'end' && 'text-right',
              column.className,
            )}
          >
            {column.head ? (
              column.head
            ) : column.sortable && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              <span className={column.hideHeader ? 'sr-only' : undefined}>{column.header}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface TableRowProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rowClassName'> {
  row: Row;
  isSelected: boolean;
}

function TableRow<Row>({ columns, row, isSelected, rowClassName }: TableRowProps<Row>) {
  return (
    <tr
      {...tableRoles.row}
      data-selected={isSelected || undefined}
      className={cn(
        // Each row is a picture of its own: what changes in one, or over the table, does not have the others painted anew.
        'isolate border-b border-line last:border-b-0 hover:bg-hover data-selected:bg-accent-soft',
        'max-md:grid max-md:grid-cols-1 max-md:gap-1.5 max-md:px-4 max-md:py-3',
        rowClassName,
      )}
    >
      {columns.map((column) => (
        <td
          key={column.id}
          {...tableRoles.cell}
          data-label={column.header}
          className={cn(
            'h-row px-4 py-1.5 max-md:flex max-md:h-auto max-md:min-h-6 max-md:items-center max-md:justify-between max-md:gap-4 max-md:p-0',
            column.align === 'end' && 'tabular md:text-right',
            column.primary
              ? 'font-medium'
              : !column.hideHeader &&
                  !column.isUnlabelled &&
                  'max-md:text-right max-md:before:shrink-0 max-md:before:text-[13px] max-md:before:text-muted max-md:before:content-[attr(data-label)]',
            column.hideOnCard && 'max-md:hidden',
            column.className,
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

interface SortButtonProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Icon = direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <button
      type="button"
      onClick={() => onSort({ column: column.id, direction: next })}
      className="-mx-1.5 inline-flex h-7 items-center gap-1.5 rounded-md px-1.5 hover:bg-hover hover:text-text"
    >
      {column.header}
      <Icon aria-hidden="true" className={cn('size-3.5 shrink-0', direction === undefined && 'opacity-50')} />
    </button>
  );
}
