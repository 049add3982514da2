import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

export interface BreadcrumbProps {
  /** From the outside in; the last one is the page itself and has no address. */
  items: readonly { label: string; to?: string }[];
}

export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-1 text-[13px]/5 text-muted">
        {items.map((item, index) => (
          <li key={item.label} className="inline-flex min-h-6 items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-3.5 text-subtle" />}
            {item.to ? (
              <Link to={item.to} className="rounded-sm hover:text-text hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="text-text">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
