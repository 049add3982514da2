import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';
import { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  breadcrumb?: BreadcrumbProps['items'];
  /** The screen's actions; at most one of them is primary. */
  actions?: ReactNode;
  /** Leaves little room below, where what follows has to be seen at once. */
  isTight?: boolean;
}

export function PageHeader({ title, description, breadcrumb, actions, isTight = false }: PageHeaderProps) {
  return (
    <header className={cn('grid gap-2', isTight ? 'pb-2' : 'pb-6')}>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <div className={cn('flex flex-wrap justify-between gap-x-6 gap-y-3', isTight ? 'items-center' : 'items-start')}>
        <div className={cn('grid min-w-0 gap-1 wrap-anywhere', !isTight && 'sm:flex-[1_1_16rem]')}>
          <h1 className="text-xl/7 font-semibold tracking-tight">{title}</h1>
          {description && <p className="max-w-measure text-sm/5 text-muted">{description}</p>}
        </div>
        {actions && (
          // A bar that wants the whole width gets it on a phone, where it stands below the title.
          <div className="flex flex-wrap items-center gap-2 max-sm:has-[>.w-full]:w-full">{actions}</div>
        )}
      </div>
    </header>
  );
}
