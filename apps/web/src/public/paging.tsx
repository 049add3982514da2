import { buttonClasses } from '#ui/button-classes.ts';

export interface PagingProps {
  path: string;
  page: number;
  totalPages: number;
}

export const pageAddress = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);

/** Newer and older, and where one stands. */
export function Paging({ path, page, totalPages }: PagingProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4 border-t border-line pt-6">
      {page > 1 ? (
        <a href={pageAddress(path, page - 1)} rel="prev" className={buttonClasses({ size: 'lg' })}>
          Newer
        </a>
      ) : (
        <span />
      )}
      <p className="tabular text-base/6 text-muted">
        Page {page} of {totalPages}
      </p>
      {page < totalPages ? (
        <a href={pageAddress(path, page + 1)} rel="next" className={buttonClasses({ size: 'lg' })}>
          Older
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
