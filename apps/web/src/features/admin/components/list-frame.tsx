import { ChevronsLeft, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { TableOutline } from '#ui/outline.tsx';
import { Pagination } from '#ui/pagination.tsx';

interface Listing<Item> {
  items: readonly Item[];
  pagination: { page: number; totalPages: number; hasPrev: boolean; hasNext: boolean; total: number };
}

export interface ListFrameProps<Item, Answer extends Listing<Item>> {
  /** What the list holds, in the plural: "organisations". */
  noun: string;
  query: {
    data: Answer | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch(): unknown;
  };
  isFiltered: boolean;
  onClear(): void;
  onPageChange(page: number): void;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** Shown until the list is there, where it is no table. */
  outline?: ReactNode;
  children(answer: Answer): ReactNode;
}

/** A page of a list in each of its states. A failed refresh is said above what was there before. */
export function ListFrame<Item, Answer extends Listing<Item>>(props: ListFrameProps<Item, Answer>) {
  const { noun, query, isFiltered, onClear, onPageChange, empty, outline, children } = props;
  const { data } = query;
  return (
    <>
      {query.error && <LoadFailure query={query} />}
      {!data && !query.error && (outline ?? <TableOutline cardLines={6} label={`Loading ${noun}`} />)}
      {data && (
        <div
          aria-busy={query.isPlaceholderData || undefined}
          className="overflow-hidden rounded-lg border border-line bg-surface transition-opacity aria-busy:opacity-60"
        >
          {data.items.length > 0 && children(data)}
          {data.items.length === 0 && data.pagination.page > 1 && (
            <EmptyState
              icon={<ChevronsLeft />}
              title="This page is empty"
              description={`There are fewer ${noun} than that.`}
              action={<Button onClick={() => onPageChange(1)}>Go to the first page</Button>}
            />
          )}
          {data.items.length === 0 &&
            data.pagination.page === 1 &&
            (isFiltered ? (
              <EmptyState
                icon={<SearchX />}
                title={`No ${noun} found`}
                description={`No ${noun} match your search and filters.`}
                action={<Button onClick={onClear}>Clear search and filters</Button>}
              />
            ) : (
              empty
            ))}
        </div>
      )}
      {data && data.pagination.totalPages > 1 && (
        <Pagination label={`Pages of ${noun}`} {...data.pagination} onPageChange={onPageChange} />
      )}
    </>
  );
}
