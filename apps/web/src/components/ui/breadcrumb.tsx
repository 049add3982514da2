import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { cn } from '#lib/class-names.ts';

export interface BreadcrumbProps {
  /** From the outside in; the last one is the page itself and has no address. */
  items: readonly { label: string; to?: string }[];
  /** Where there is one line for it: on a narrow screen the page, and the one above it if there is room for both. */
  isOneLine?: boolean;
}

export function Breadcrumb({ items, isOneLine = false }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      {/* Too long for one line, the page goes to the next, and only the last line is shown. */}
      <ol
        className={cn(
          'flex flex-wrap items-center gap-x-1 text-[13px]/5 text-muted',
          isOneLine && 'max-sm:h-10 max-sm:content-end max-sm:overflow-hidden sm:flex-nowrap',
        )}
      >
        {items.map((item, index) => (
          <li
            key={item.label}
            className={cn(
              'inline-flex min-h-6 items-center gap-1',
              isOneLine && 'max-sm:min-h-10',
              isOneLine && (item.to ? 'shrink-0' : 'min-w-0'),
              isOneLine && index < items.length - 2 && 'max-lg:hidden',
            )}
          >
            {item.to ? (
              <Link to={item.to} className="touch relative rounded-sm hover:text-text hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className={cn('text-text', isOneLine && 'truncate')}>
                {item.label}
              </span>
            )}
            {index < items.length - 1 && <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 text-subtle" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
