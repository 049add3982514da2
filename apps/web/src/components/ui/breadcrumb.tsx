import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { cn } from '#lib/class-names.ts';

export interface BreadcrumbProps {
  /** From the outside in; the last one is the page itself and has no address. */
  items: readonly { label: string; to?: string }[];
  /** Where there is one line for it: on a narrow screen the page and the one above it, cut short where they have to be. */
  isOneLine?: boolean;
}

export function Breadcrumb({ items, isOneLine = false }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={cn('flex items-center gap-1 text-[13px]/5 text-muted', !isOneLine && 'flex-wrap')}>
        {items.map((item, index) => (
          <li
            key={item.label}
            className={cn(
              'inline-flex min-h-6 items-center gap-1',
              isOneLine && (item.to ? 'shrink-0' : 'min-w-0'),
              isOneLine && index < items.length - 2 && 'max-sm:hidden',
            )}
          >
            {index > 0 && (
              <ChevronRight
                aria-hidden="true"
                className={cn(
                  'size-3.5 shrink-0 text-subtle',
                  isOneLine && index === items.length - 2 && 'max-sm:hidden',
                )}
              />
            )}
            {item.to ? (
              <Link to={item.to} className="touch relative rounded-sm hover:text-text hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className={cn('text-text', isOneLine && 'truncate')}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
