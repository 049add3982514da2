import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { rangeText } from '../shared/ranking-words.ts';
import { pageSizes } from '../shared/remembered.ts';

export interface RankingPagingProps {
  pagination: { start: number; end: number; total: number; page: number; hasPrev: boolean; hasNext: boolean };
  pageSize: number;
  onPage(page: number): void;
  onPageSize(size: number): void;
}

export function RankingPaging({ pagination, pageSize, onPage, onPageSize }: RankingPagingProps) {
  const { page, hasPrev, hasNext } = pagination;
  const rowsId = useId();
  return (
    <nav aria-label="Pages of candidates" className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex items-center gap-2 text-muted">
        <label htmlFor={rowsId}>Rows per page</label>
        <Select
          id={rowsId}
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.target.value))}
          className="w-20"
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Select>
      </div>
      <div className="flex items-center gap-3">
        <span aria-live="polite" className="tabular text-muted">
          {rangeText(pagination)}
        </span>
        <div className="flex gap-2">
          <Button
            icon={<ChevronLeft aria-hidden="true" className="size-4" />}
            disabled={!hasPrev}
            onClick={() => onPage(page - 1)}
          >
            Prev
          </Button>
          <Button disabled={!hasNext} onClick={() => onPage(page + 1)}>
            Next
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </div>
      </div>
    </nav>
  );
}
