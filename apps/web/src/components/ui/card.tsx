import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  description?: ReactNode;
  /** Buttons or links at the right of the title. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** Lets a table or list reach the card's edges. */
  flush?: boolean;
}

/** The words of a table begin and end where those of the card do. */
const edges = 'md:[&_:is(td,th):first-child]:pl-5 md:[&_:is(td,th):last-child]:pr-5 max-md:[&_tr]:px-5';

export function Card({ title, description, actions, footer, flush, className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={cn('rounded-lg border border-line bg-surface', className)}>
      {(title || actions) && (
        <header className="flex items-start justify-between gap-3 px-5 pt-4 max-sm:flex-wrap">
          <div className="grid min-w-0 gap-0.5">
            {title && <h2 className="text-base/6 font-semibold">{title}</h2>}
            {description && <p className="text-sm/5 text-muted">{description}</p>}
          </div>
          {actions && <div className="flex items-center gap-2 sm:shrink-0">{actions}</div>}
        </header>
      )}
      <div className={flush ? `pt-3 ${edges}` : 'px-5 py-4'}>{children}</div>
      {footer && <footer className="border-t border-line px-5 py-3">{footer}</footer>}
    </section>
  );
}
