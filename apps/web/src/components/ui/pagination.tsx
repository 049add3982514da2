import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Button } from './button.tsx';
import { Select } from './select.tsx';

export interface PaginationProps {
  page: number;
  totalPages: number;
  hasPrev: boolean;
  hasNext: boolean;
  onPageChange: (page: number) => void;
  /** With both set, a selector for the number of rows appears. */
  pageSize?: number;
  pageSizes?: readonly number[];
  onPageSizeChange?: (size: number) => void;
  /** There are more pages than were counted. */
  isOpenEnded?: boolean;
  /** Names the list it belongs to, for assistive technology. */
  label: string;
}

export function Pagination(props: PaginationProps) {
  const { page, totalPages, hasPrev, hasNext, onPageChange, pageSize, pageSizes, onPageSizeChange, label } = props;
  const lastPage = props.isOpenEnded ? `${(totalPages - 1).toLocaleString('en-GB')}+` : Math.max(totalPages, 1);
  const rowsId = useId();
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 text-sm/5">
      {pageSizes && onPageSizeChange ? (
        <div className="flex items-center gap-2 text-muted">
          <label htmlFor={rowsId}>Rows</label>
          <Select
            id={rowsId}
            value={pageSize}
            onChange={(event) => onPageSizeChange(Number(event.target.value))}
            className="w-20"
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </Select>
        </div>
      ) : (
        <span />
      )}
      <div className="flex items-center gap-3">
        <span aria-live="polite" className="tabular text-muted">
          Page {page} of {lastPage}
        </span>
        <div className="flex gap-2">
          {/* Disabled, the last one would lose the keyboard's place in the moment that it is reached. */}
          <Button
            icon={<ChevronLeft className="size-4" />}
            aria-disabled={!hasPrev || undefined}
            onClick={() => hasPrev && onPageChange(page - 1)}
          >
            Prev
          </Button>
          <Button aria-disabled={!hasNext || undefined} onClick={() => hasNext && onPageChange(page + 1)}>
            Next
            <ChevronRight className="size-4" />
          </Button>
        </div>
      </div>
    </nav>
  );
}
